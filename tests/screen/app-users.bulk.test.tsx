/** The same action for many users at once: selecting rows, the run, its result, and the failed users. */

import { vi } from 'vitest'
import { listen } from '@/ui/feedback/announcement-listener.ts'
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'

import { notification } from './page.ts'
import { isAll } from '../level.ts'

const ACTIVE = `${BASE}/manage/app-users/active`
const checkbox = (page: ScreenPage, name: string | RegExp) => page.getByRole('checkbox', { name })
const allOnPage = (page: ScreenPage) => checkbox(page, 'Alle rijen op deze pagina selecteren')
const selectionBar = (page: ScreenPage) => page.getByRole('region', { name: 'Selectie' })
const dialog = (page: ScreenPage) => page.getByRole('dialog')
const button = (page: ScreenPage, name: string | RegExp) => page.getByRole('button', { name })
const settled = (page: ScreenPage) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

/** Opens the dialog of an action on the selected rows. */
async function choose(page: ScreenPage, action: string): Promise<void> {
  await selectionBar(page).getByRole('button', { name: 'Acties op selectie' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click()
}

test.describe('selecting rows', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test('selects one row, a page, a range with Shift, all matches, or none', async ({ page }) => {
    await page.goto(ACTIVE)
    await settled(page)
    await expect(selectionBar(page)).toHaveCount(0)
    const rows = page.locator('tbody').getByRole('checkbox')
    await rows.nth(1).check()
    await expect(selectionBar(page)).toContainText('1 geselecteerd')
    await expect(allOnPage(page)).toBeChecked({ indeterminate: true })
    await rows.nth(4).click({ modifiers: ['Shift'] })
    await expect(selectionBar(page)).toContainText('4 geselecteerd')
    await allOnPage(page).click()
    await expect(selectionBar(page)).toContainText('25 geselecteerd')
    await allOnPage(page).uncheck()
    await expect(selectionBar(page)).toHaveCount(0)

    await rows.first().check()
    await button(page, 'Alle 60 selecteren').click()
    await expect(selectionBar(page)).toContainText('60 geselecteerd')
    await button(page, 'Volgende pagina').click()
    await settled(page)
    await expect(allOnPage(page)).toBeChecked()
    await rows.first().uncheck()
    await expect(selectionBar(page)).toContainText('59 geselecteerd')
    await button(page, 'Selectie wissen').click()
    await expect(selectionBar(page)).toHaveCount(0)
  })

  test('is kept when the page or the sort order changes', async ({ page }) => {
    await page.goto(ACTIVE)
    await page.locator('tbody').getByRole('checkbox').first().check()
    await button(page, 'Volgende pagina').click()
    await settled(page)
    await page.locator('tbody').getByRole('checkbox').first().check()
    await expect(selectionBar(page)).toContainText('2 geselecteerd')
    await page.getByRole('columnheader', { name: 'Actief sinds' }).getByRole('button').click()
    await expect(selectionBar(page)).toContainText('2 geselecteerd')
  })
})

test.describe('running an action on selected rows', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test('R086, R089 deactivates all selected users, a few at a time, and shows how many', async ({
    page,
    sandbox,
  }) => {
    await page.goto(ACTIVE)
    await allOnPage(page).check()
    await choose(page, 'Deactiveren…')
    await expect(dialog(page)).toContainText('25 gebruikers deactiveren')
    // The dialog announces its effect when it opens.
    await expect(dialog(page)).toHaveAccessibleDescription(/privébudget/)
    await expect(page.getByRole('radio', { name: 'Meteen' })).toBeChecked()
    await button(page, 'Deactiveren').click()
    await expect(dialog(page).locator('.notice')).toHaveText('25 gelukt, 0 mislukt')
    await expect(dialog(page).getByRole('heading')).toHaveText('Resultaat: 25 gebruikers deactiveren')
    await expect(button(page, 'Mislukte rijen downloaden')).toHaveCount(0)
    await expect(dialog(page).getByRole('button', { name: 'Sluiten' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('1–25 van 35')).toBeVisible()
    await expect(selectionBar(page)).toHaveCount(0)
    expect(await sandbox.calls('deactivateUser')).toHaveLength(25)
  })

  test('names a few selected users, and announces the number of rows after the run', async ({ page }) => {
    await page.goto(ACTIVE)
    await settled(page)
    await checkbox(page, 'Lotte Aerts selecteren').check()
    await checkbox(page, 'Jonas Aerts selecteren').check()
    await choose(page, 'Deactiveren…')
    await expect(dialog(page)).toHaveAccessibleDescription(/privébudget\.\s+Lotte Aerts en Jonas Aerts$/)
    await button(page, 'Deactiveren').click()
    await expect(dialog(page).locator('.notice')).toHaveText('2 gelukt, 0 mislukt')
    const listener = listen()
    await dialog(page).getByRole('button', { name: 'Sluiten' }).click()
    await expect.poll(() => listener.announced).toContain('58 rijen, pagina 1 van 3')
    listener.stop()
  })

  test('skips users whom the action does not apply to, and explains this beforehand', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${ACTIVE}?size=100`)
    await settled(page)
    await allOnPage(page).check()
    await choose(page, 'Deblokkeren…')
    await expect(dialog(page)).toContainText('4 gebruikers kunnen zich weer aanmelden.')
    await expect(dialog(page)).toContainText('56: De gebruiker is niet geblokkeerd.')
    await button(page, 'Deblokkeren').click()
    await expect(dialog(page).locator('.notice')).toHaveText('4 gelukt, 0 mislukt, 56 overgeslagen')
    await expect(dialog(page)).toContainText('En nog 6, in het bestand.')
    expect(await sandbox.calls('unblockUser')).toHaveLength(4)
  })

  test.runIf(isAll)(
    'adds users to a group unless they are in it already, and shows whom it could not add',
    async ({ page, sandbox }) => {
      await page.goto(`${ACTIVE}?size=25`)
      await settled(page)
      await allOnPage(page).check()
      await choose(page, 'Toevoegen aan groep…')
      await expect(dialog(page)).toContainText('25 gebruikers krijgen wat de groep mag gebruiken.')
      await button(page, 'Toevoegen aan groep').click()
      await expect(dialog(page).locator('.field-error')).toHaveText('Gebruikersgroep is verplicht')
      await page.getByRole('combobox', { name: 'Gebruikersgroep' }).selectOption({ label: 'NIGHT SHIFT' })
      const members = dialog(page).getByText(/^\d+: De gebruiker zit al in deze groep\.$/)
      await expect(members).toBeVisible()
      const already = Number.parseInt(await members.textContent(), 10)
      await sandbox.faults.set({ operationId: 'addUsersToUserGroup', kind: 'status-429', times: 2 })
      await button(page, 'Toevoegen aan groep').click()
      await expect(dialog(page).locator('.notice')).toHaveText(
        `${23 - already} gelukt, 2 mislukt, ${already} overgeslagen`,
      )
      await expect(page.getByRole('list', { name: 'Niet gelukt' })).toContainText(
        'De gebruiker zit al in deze groep.',
      )
      await dialog(page).getByRole('button', { name: 'Sluiten' }).last().click()
      await expect(selectionBar(page), 'failed users stay selected').toContainText(
        `${2 + already} geselecteerd`,
      )
      await choose(page, 'Toevoegen aan groep…')
      await page.getByRole('combobox', { name: 'Gebruikersgroep' }).selectOption({ label: 'NIGHT SHIFT' })
      await expect(dialog(page)).toContainText('2 gebruikers krijgen wat de groep mag gebruiken.')
      await expect(members).toHaveText(`${already}: De gebruiker zit al in deze groep.`)
    },
  )

  test.runIf(isAll)(
    'can be retried from the result for users who failed, but not for skipped ones',
    async ({ page, sandbox }) => {
      await page.goto(`${ACTIVE}?size=100`)
      await settled(page)
      await allOnPage(page).check()
      await choose(page, 'Deblokkeren…')
      await sandbox.faults.set({ operationId: 'unblockUser', kind: 'status-429', times: 2 })
      await button(page, 'Deblokkeren').click()
      await expect(dialog(page).locator('.notice')).toHaveText('2 gelukt, 2 mislukt, 56 overgeslagen')
      await button(page, 'Opnieuw proberen').click()
      await expect(dialog(page).locator('.notice')).toHaveText('4 gelukt, 0 mislukt, 56 overgeslagen')
      await expect(button(page, 'Opnieuw proberen')).toHaveCount(0)
      expect(await sandbox.calls('unblockUser')).toHaveLength(6)
    },
  )

  test('G411 reads a user with an unclear result again before reporting it', async ({ page, sandbox }) => {
    await page.goto(`${ACTIVE}?size=100`)
    await settled(page)
    await allOnPage(page).check()
    await choose(page, 'Deblokkeren…')
    await sandbox.faults.set({ operationId: 'unblockUser', kind: 'bad-gateway', times: 2 })
    await button(page, 'Deblokkeren').click()
    await expect(dialog(page).locator('.notice')).toHaveText('4 gelukt, 0 mislukt, 56 overgeslagen')
    expect(await sandbox.calls('unblockUser')).toHaveLength(4)
  })

  test.runIf(isAll)(
    'G411 counts a result that cannot be read as uncertain, separately from failures',
    async ({ page, sandbox }) => {
      await page.goto(ACTIVE)
      await allOnPage(page).check()
      await choose(page, 'Pincode sturen…')
      await sandbox.faults.set({ operationId: 'sendPincode', kind: 'bad-gateway', times: 2 })
      await button(page, 'Pincode sturen').click()
      await expect(dialog(page).locator('.notice')).toHaveText('23 gelukt, 0 mislukt, 2 onzeker')
      await expect(page.getByRole('list', { name: 'Niet gelukt' })).toContainText(
        'Mogelijk is dit al gebeurd',
      )
    },
  )

  test.runIf(isAll)('waits while there is no network, and then continues', async ({ page, sandbox }) => {
    await page.goto(ACTIVE)
    await allOnPage(page).check()
    await choose(page, 'Pincode sturen…')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await button(page, 'Pincode sturen').click()
    await expect(dialog(page)).toContainText('Gepauzeerd: er is geen verbinding.')
    expect(await sandbox.calls('sendPincode')).toHaveLength(0)
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
    await expect(dialog(page).locator('.notice')).toHaveText('25 gelukt, 0 mislukt')
  })

  test.runIf(isAll)('R087, G150 activates users on a date, which must be in the future', async ({ page }) => {
    await page.goto(`${BASE}/manage/app-users/inactive?size=100`)
    await settled(page)
    await allOnPage(page).check()
    await choose(page, 'Activeren…')
    await page.getByRole('radio', { name: 'Op een datum' }).check()
    await button(page, 'Activeren').click()
    await expect(dialog(page).locator('.field-error')).toHaveText('Datum is verplicht')
    await page.getByRole('textbox', { name: /^Datum/ }).fill('01/07/2031')
    await button(page, 'Activeren').click()
    await expect(dialog(page).getByText(/gelukt, \d+ mislukt/)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Sluiten' }).last().click()
    await expect(page.locator('tbody tr').filter({ hasText: 'Vanaf 01/07/2031' }).first()).toBeVisible()
  })

  test('starts nothing if the confirmation is cancelled', async ({ page, sandbox }) => {
    await page.goto(ACTIVE)
    await allOnPage(page).check()
    await choose(page, 'Deactiveren…')
    await button(page, 'Annuleren').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(selectionBar(page)).toContainText('25 geselecteerd')
    expect(await sandbox.calls('deactivateUser')).toHaveLength(0)
  })
})

test.runIf(isAll)('the list of admins has the same selection of rows', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/manage/admins?kind=admin`)
  await checkbox(page, 'Ivo Invoices selecteren').check()
  await checkbox(page, 'Rita Reports selecteren').check()
  await choose(page, 'Deactiveren…')
  await button(page, 'Deactiveren').click()
  await expect(dialog(page).locator('.notice')).toHaveText('2 gelukt, 0 mislukt')
})

test.runIf(isAll)('admins and contacts cannot be added to a group', async ({ page, signInAs, sandbox }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/manage/app-users/u-1101/roles`)
  await button(page, 'Rol Kan bedrijfsbudget beheren toekennen').click()
  await expect(notification(page, /heeft nu de rol/)).toBeVisible()
  await page.goto(`${BASE}/manage/admins?size=25`)
  await checkbox(page, 'Connie Contact selecteren').check()
  await checkbox(page, 'Rita Reports selecteren').check()
  await selectionBar(page).getByRole('button', { name: 'Acties op selectie' }).click()
  const add = page.getByRole('menuitem', { name: /^Toevoegen aan groep/ })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toContainText('Alleen app-gebruikers kunnen in een groep zitten.')
  await page.keyboard.press('Escape')

  await checkbox(page, 'Jonas Peeters selecteren').check()
  await choose(page, 'Toevoegen aan groep…')
  await expect(dialog(page)).toContainText('2: Alleen app-gebruikers kunnen in een groep zitten.')
  await page.getByRole('combobox', { name: 'Gebruikersgroep' }).selectOption({ index: 2 })
  await button(page, 'Toevoegen aan groep').click()
  await expect(dialog(page).locator('.notice')).toHaveText('1 gelukt, 0 mislukt, 2 overgeslagen')
  expect(await sandbox.calls('addUsersToUserGroup')).toHaveLength(1)
})

test.runIf(isAll)('users of several companies cannot be added to a group', async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(ACTIVE)
  await settled(page)
  await allOnPage(page).check()
  await choose(page, 'Toevoegen aan groep…')
  await expect(dialog(page)).toContainText('Een groep heeft gebruikers van één bedrijf.')
  await expect(button(page, 'Toevoegen aan groep')).toHaveAttribute('aria-disabled', 'true')
})
