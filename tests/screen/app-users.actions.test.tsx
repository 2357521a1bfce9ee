/** The actions on an app user, from the page, from a row, and by address. */
import type { ScreenPage } from './page.ts'
import { call } from '@/api/client.ts'
import { deactivateUser } from '@/api/generated/operations/app-users.ts'
import { BASE, expect, test } from './fixture.ts'
import { copied, notification } from './page.ts'
import { isAll } from '../level.ts'

const ACTIVE = `${BASE}/manage/app-users/active`
const INACTIVE = `${BASE}/manage/app-users/inactive`
const detail = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/detail`

const dialog = (page: ScreenPage, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
const anyDialog = (page: ScreenPage) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const status = (page: ScreenPage, text: string | RegExp) =>
  page.locator('.page-head :is(.badge, .normal-state)').filter({ hasText: text })
const button = (page: ScreenPage, name: string) => page.getByRole('button', { name, exact: true })

/** A menu item. The reason of a refusal is part of its name. */
const item = (page: ScreenPage, action: string) =>
  page.getByRole('menuitem', { name: new RegExp(`^${action}`) })

async function choose(page: ScreenPage, action: string): Promise<void> {
  await button(page, 'Acties').click()
  await item(page, action).click()
}

test.describe('activating a user', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test.runIf(isAll)('R087, G150 can take effect at the end of the day', async ({ page, sandbox }) => {
    await page.goto(detail('u-1105'))
    await choose(page, 'Activeren…')
    await page.getByRole('radio', { name: 'Op het einde van vandaag' }).check()
    await button(page, 'Activeren').click()
    await expect(notification(page, /Noor Maes wordt actief op \d\d\/\d\d\/\d{4}\./)).toBeVisible()
    await expect(status(page, /^Vanaf/)).toBeVisible()
    await sandbox.clock.advance(24 * 60 * 60 * 1000)
    await page.reload()
    await expect(status(page, 'Actief')).toBeVisible()
  })

  test('R087, G150 can take effect on a date, which must be in the future', async ({ page }) => {
    await page.goto(detail('u-1105'))
    await choose(page, 'Activeren…')
    await page.getByRole('radio', { name: 'Op een datum' }).check()
    const day = page.getByLabel(/^Datum/).first()
    const problem = anyDialog(page).locator('.field-error')
    await button(page, 'Activeren').click()
    await expect(problem).toHaveText('Datum is verplicht')
    await day.fill('31/02/2031')
    await expect(problem).toHaveText('Datum is geen geldige datum; schrijf bijvoorbeeld 31/12/2026')
    await day.fill('01/01/2020')
    await expect(problem).toHaveText(/^Datum is minstens/)
    await day.fill('01/07/2031')
    await button(page, 'Activeren').click()
    await expect(status(page, 'Vanaf 01/07/2031')).toBeVisible()
    await choose(page, 'Activeren…')
    await expect(day).toHaveValue('01/07/2031')
  })

  test('R087, G150 can be left for later by hand, which cancels the planned date', async ({ page }) => {
    await page.goto(detail('u-1103'))
    await expect(status(page, 'Vanaf 01/01/2031')).toBeVisible()
    await choose(page, 'Activeren…')
    await page.getByRole('radio', { name: 'Handmatig, later' }).check()
    await button(page, 'Activeren').click()
    await expect(notification(page, 'Bart Claes blijft inactief')).toBeVisible()
    await expect(status(page, /^Vanaf/)).toHaveCount(0)
    await expect(status(page, 'Inactief')).toBeVisible()
  })
})

test.describe('deactivating a user', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test('R086, R089 takes effect immediately, after a note that the private budget stays', async ({
    page,
  }) => {
    await page.goto(`${ACTIVE}?search=jonas.peeters`)
    await page.getByRole('button', { name: 'Acties voor Jonas Peeters' }).click()
    await item(page, 'Deactiveren…').click()
    await expect(page).toHaveURL(/dialog=deactivate&user=u-1101/)
    await expect(anyDialog(page)).toContainText('behoudt de toegang tot het privébudget')
    await button(page, 'Deactiveren').click()
    await expect(notification(page, 'Jonas Peeters is gedeactiveerd.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
    await expect(page).toHaveURL(`${ACTIVE}?search=jonas.peeters`)
    await page.getByRole('link', { name: 'Inactief' }).click()
    await page.getByRole('searchbox').fill('jonas.peeters')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
  })

  test.runIf(isAll)('R088 can be planned for a date, changed, and withdrawn', async ({ page }) => {
    await page.goto(detail('u-1101'))
    await choose(page, 'Deactiveren…')
    await page.getByRole('radio', { name: 'Op het einde van een dag' }).check()
    await page
      .getByLabel(/^Laatste dag/)
      .first()
      .fill('30/06/2031')
    await button(page, 'Deactiveren').click()
    await expect(notification(page, 'Jonas Peeters blijft actief tot en met 30/06/2031.')).toBeVisible()
    await expect(status(page, 'Tot 30/06/2031')).toBeVisible()

    await choose(page, 'Deactiveren…')
    await expect(page.getByLabel(/^Laatste dag/).first()).toHaveValue('30/06/2031')
    await page
      .getByLabel(/^Laatste dag/)
      .first()
      .fill('31/12/2031')
    await button(page, 'Deactiveren').click()
    await expect(status(page, 'Tot 31/12/2031')).toBeVisible()

    await choose(page, 'Deactivering intrekken…')
    await expect(anyDialog(page)).toContainText('gepland op 31/12/2031')
    await button(page, 'Intrekken').click()
    await expect(notification(page, 'Jonas Peeters blijft actief.')).toBeVisible()
    await expect(status(page, /^Tot /)).toHaveCount(0)
  })
})

test.describe('an action on the sign-in of a user', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test('R090 unblocks the user', async ({ page }) => {
    await page.goto(detail('u-1108'))
    await choose(page, 'Deblokkeren…')
    await button(page, 'Deblokkeren').click()
    await expect(notification(page, 'Bert Blockx is gedeblokkeerd.')).toBeVisible()
    await expect(status(page, 'Geblokkeerd')).toHaveCount(0)
  })

  test.runIf(isAll)('R090 resets two-factor sign-in', async ({ page }) => {
    await page.goto(detail('u-1102'))
    await choose(page, 'Twee stappen opnieuw instellen…')
    await button(page, 'Loskoppelen').click()
    await expect(notification(page, 'is losgekoppeld')).toBeVisible()
    await button(page, 'Acties').click()
    await expect(item(page, 'Twee stappen')).toContainText('Er is geen toestel gekoppeld.')
  })

  test.runIf(isAll)('R090 sends a PIN code', async ({ page, sandbox }) => {
    await page.goto(detail('u-1101'))
    await choose(page, 'Pincode sturen…')
    await expect(anyDialog(page)).toContainText('jonas.peeters@brugge-bakery.example')
    await button(page, 'Pincode sturen').click()
    await expect(notification(page, 'nieuwe pincode gestuurd naar Jonas Peeters')).toBeVisible()
    expect(await sandbox.outbox()).toMatchObject([
      { kind: 'pincode', to: 'jonas.peeters@brugge-bakery.example' },
    ])
  })
})

test('R091 a user is anonymised permanently, after the login has been typed', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(detail('u-1101'))
  await choose(page, 'Anonimiseren…')
  const confirm = button(page, 'Voorgoed anonimiseren')
  await expect(anyDialog(page)).toContainText('Dit kan niet ongedaan gemaakt worden.')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel(/^Typ/).fill('jonas')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel(/^Typ/).fill('jonas.peeters')
  await confirm.click()
  await expect(notification(page, 'is geanonimiseerd')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Anonymous u-1101' })).toBeVisible()
  await expect(status(page, 'Geanonimiseerd')).toBeVisible()
  await expect(button(page, 'Acties'), 'nothing is left to do').toHaveCount(0)
})

test.describe('an action that is not allowed', () => {
  test('shows the reason in the menu, and does nothing', async ({ page, signInAs, sandbox }) => {
    await signInAs('pam.payroll')
    await page.goto(detail('u-1601'))
    await button(page, 'Acties').click()
    for (const [name, reason] of [
      ['Activeren…', 'De gebruiker is al actief.'],
      ['Deblokkeren…', 'De gebruiker is niet geblokkeerd.'],
      ['Twee stappen opnieuw instellen…', 'Er is geen toestel gekoppeld.'],
      ['Anonimiseren…', 'De gebruiker wordt beheerd door de loonadministratie.'],
    ] as const)
      await expect(item(page, name)).toContainText(reason)
    await item(page, 'Anonimiseren…').click({ force: true })
    await expect(anyDialog(page)).toHaveCount(0)
    expect(await sandbox.calls('anonymizeUser')).toEqual([])
  })

  test('shows the reason instead of opening by its URL', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${detail('u-1101')}?dialog=unblock`)
    await expect(notification(page, 'De gebruiker is niet geblokkeerd.')).toBeVisible()
    await expect(page).toHaveURL(detail('u-1101'))
    await expect(anyDialog(page)).toHaveCount(0)
  })

  test('stays open when the server refuses it, and shows the reason', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await page.goto(`${detail('u-1101')}?dialog=deactivate`)
    await expect(anyDialog(page)).toBeVisible()
    await call(deactivateUser, { body: { ospId: 'u-1101' } }) // A colleague does it first.

    await button(page, 'Deactiveren').click()
    await expect(anyDialog(page).locator('.notice')).toHaveText('Deze gebruiker is al inactief.')
    expect((await sandbox.calls('deactivateUser')).map(({ status: answer }) => answer)).toEqual([200, 409])
    await button(page, 'Annuleren').click()
    await expect(page).toHaveURL(detail('u-1101'))
  })

  test('stays open when it fails, and succeeds the second time', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await sandbox.faults.set({ operationId: 'unblockUser', kind: 'status-503', times: 1 })
    await page.goto(`${detail('u-1108')}?dialog=unblock`)
    await button(page, 'Deblokkeren').click()
    await expect(anyDialog(page).locator('.notice')).toBeVisible()
    await button(page, 'Deblokkeren').click()
    await expect(notification(page, 'is gedeblokkeerd')).toBeVisible()
  })
})

test.describe('the dialogs of actions', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test('have URLs in a list, even for a user who is not on the page', async ({ page }) => {
    await page.goto(`${INACTIVE}?sort=email&dialog=deactivate&user=u-1101`)
    await expect(dialog(page, 'Jonas Peeters deactiveren')).toBeVisible()
    await button(page, 'Annuleren').click()
    await expect(page).toHaveURL(`${INACTIVE}?sort=email`)
    await page.goto(`${ACTIVE}?dialog=deactivate&user=u-0`)
    await expect(page).toHaveURL(ACTIVE)
    await expect(anyDialog(page)).toHaveCount(0)
  })

  test.runIf(isAll)('can be found in the command palette on the page of the user', async ({ page }) => {
    await page.goto(detail('u-1101'))
    await expect(button(page, 'Acties')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Zoek mensen, schermen en acties' }).fill('pincode')
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Pincode sturen naar Jonas Peeters')).toBeVisible()
  })
})

test('a self-service link can be created and copied, shows its expiry, and is not offered for an inactive user', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/manage/app-users/u-1101/detail`)
  await page.getByRole('button', { name: 'Acties', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Zelfbedieningslink' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zelfbedieningslink voor Jonas Peeters' })
  await dialog.getByRole('button', { name: 'Link maken' }).click()
  const link = dialog.getByLabel('Link')
  await expect(link).toHaveValue(/^https:/)
  await expect(dialog.getByText(/^Geldig tot \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Kopiëren' }).click()
  expect(await copied()).toBe(await link.inputValue())
  expect(await sandbox.calls('generateSelfserviceLink')).toHaveLength(1)
  await page.goto(`${BASE}/manage/app-users/u-1105/detail?dialog=selfservice-link`)
  await expect(page.getByText('De gebruiker is niet actief.')).toBeVisible()
})

test.runIf(isAll)(
  'G148 the family members of a user are listed, each with a link',
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/app-users/u-1101/detail`)
    await page.getByRole('link', { name: 'Lotte Peeters' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lotte Peeters' })).toBeVisible()
  },
)
