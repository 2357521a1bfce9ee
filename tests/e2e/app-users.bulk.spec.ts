/** The same action for many users at once: selecting rows, the run, its result, and the failed users. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { languagesFor } from '../languages.ts'
import { asksBeforeUnload } from '../portal.ts'

const ACTIVE = `${BASE}/manage/app-users/active`
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name })
const wholePage = (page: Page) => box(page, 'Alle rijen op deze pagina selecteren')
const bar = (page: Page) => page.getByRole('region', { name: 'Selectie' })
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const settled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

/** Opens the dialog of an action on the selected rows. */
async function choose(page: Page, action: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Acties op selectie' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click()
}

test.describe('selecting rows', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test(
    'works by keyboard: space selects a row, arrows move between rows, and shift selects a range',
    inAll,
    async ({ page }) => {
      await page.goto(ACTIVE)
      await settled(page)
      const rows = page.locator('tbody').getByRole('checkbox')
      await rows.first().focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(rows.nth(1)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Shift+Space')
      await expect(bar(page)).toContainText('3 geselecteerd')
      await page.keyboard.press('ArrowUp')
      await expect(rows.nth(1)).toBeFocused()
      await page.keyboard.press('Space')
      await expect(bar(page)).toContainText('2 geselecteerd')
    },
  )
})

test.describe('running an action on selected rows', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test(
    'shows which rows failed and why, offers them as a file, and keeps them selected',
    inAll,
    async ({ page, sandbox }) => {
      await page.goto(ACTIVE)
      await wholePage(page).check()
      await sandbox.faults.set({ operationId: 'sendPincode', kind: 'status-429', times: 3 })
      await choose(page, 'Pincode sturen…')
      await button(page, 'Pincode sturen').click()
      await expect(dialog(page).locator('.notice')).toHaveText('22 gelukt, 3 mislukt')
      const failed = page.getByRole('list', { name: 'Niet gelukt' }).getByRole('listitem')
      await expect(failed).toHaveCount(3)
      const download = page.waitForEvent('download')
      await button(page, 'Mislukte rijen downloaden').click()
      const file = await download
      expect(file.suggestedFilename()).toBe('mislukte-gebruikers.csv')
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
      expect(lines).toHaveLength(4)
      expect(lines[0]).toMatch(/^\uFEFF?Naam;Login;E-mailadres;Id;Reden$/)
      expect(lines[1]).toMatch(/;u-\d+;.+/)
      await dialog(page).getByRole('button', { name: 'Sluiten' }).last().click()
      await expect(bar(page)).toContainText('3 geselecteerd')
      await choose(page, 'Pincode sturen…')
      await button(page, 'Pincode sturen').click()
      await expect(dialog(page).locator('.notice')).toHaveText('3 gelukt, 0 mislukt')
    },
  )

  test('is not stopped by a double click on the confirmation', inAll, async ({ page, sandbox }) => {
    await page.goto(`${ACTIVE}?size=100`)
    await settled(page)
    await wholePage(page).check()
    await choose(page, 'Pincode sturen…')
    const box = await button(page, 'Pincode sturen').boundingBox()
    if (!box) throw new Error('the button has no place')
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
    await expect(dialog(page).locator('.notice')).toHaveText('60 gelukt, 0 mislukt')
    expect(await sandbox.calls('sendPincode')).toHaveLength(60)
  })

  test(
    'shows its progress, can be stopped, and asks for confirmation before the user leaves the page',
    inAll,
    async ({ page, sandbox }) => {
      await page.goto(`${BASE}/dashboard`)
      await page.getByRole('link', { name: 'App-gebruikers' }).click()
      await wholePage(page).check()
      await sandbox.faults.set({ operationId: 'sendPincode', kind: 'latency', ms: 2500 })
      await choose(page, 'Pincode sturen…')
      await button(page, 'Pincode sturen').click()
      await expect(page.getByRole('progressbar', { name: '0 van 25' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('progressbar')).toBeVisible()
      await page.goBack()
      const leave = page.getByRole('alertdialog', { name: 'Er loopt nog iets' })
      await leave.getByRole('button', { name: 'Hier blijven' }).click()
      expect(await asksBeforeUnload(page)).toBe('beforeunload')
      await expect(button(page, 'Stoppen')).not.toHaveAttribute('aria-disabled', 'true')
      await button(page, 'Stoppen').click()
      await expect(dialog(page).locator('.notice')).toHaveText('4 gelukt, 0 mislukt, 21 niet geprobeerd')
      await expect(dialog(page)).toContainText('Gestopt voor dit aan de beurt was.')
      expect(await sandbox.calls('sendPincode')).toHaveLength(4)
    },
  )
})

for (const language of languagesFor('selection, question and result'))
  test(
    `is accessible in ${language}: selection, question and result`,
    inAll,
    async ({ page, signInAs, sandbox, expectAccessible }) => {
      await signInAs('ulla.users', { language })
      await page.goto(ACTIVE)
      await settled(page)
      await page.locator('thead').getByRole('checkbox').check()
      await expectAccessible()
      await page.locator('.selection-bar').getByRole('button').nth(1).click()
      await page.getByRole('menuitem').nth(1).click()
      await expect(dialog(page)).toBeVisible()
      await expectAccessible()
      await sandbox.faults.set({ operationId: 'deactivateUser', kind: 'status-503', times: 2 })
      await dialog(page).locator('button[type=submit]').click()
      await expect(page.locator('.bulk-failures li')).toHaveCount(2)
      await expectAccessible()
    },
  )
