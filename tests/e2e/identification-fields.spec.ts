/** Cards, licence plates and numbers by which providers identify a user. */
import type { Locator, Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'

const tab = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/identification-fields`
const table = (page: Page): Locator => page.getByRole('table', { name: /^Identificatie/ })
const row = (page: Page, value: string): Locator => table(page).getByRole('row').filter({ hasText: value })

test('R189 the list shows each kind with its number, budget and state', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('ulla.users')
  await page.goto(tab('u-1101'))
  await expect(row(page, '6050123412341234 · 0A1B2C3D')).toContainText('Mobib-kaart')
  await expect(row(page, '1-ABC-123 · BE')).toContainText('Mobiliteitsbudget')
  await expect(row(page, 'AB-123-CD · FR')).toContainText('Inactief')
  await expectAccessible()
})

test(
  'axe finds nothing on the dialog with errors, and on the confirmation',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('ulla.users')
    await page.goto(`${tab('u-1101')}?dialog=add-token`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await expect(dialog.locator('.field-error')).toHaveText('Kaart- of lidnummer is verplicht')
    await expectAccessible()
    await page.goto(`${tab('u-1101')}?dialog=delete-token&token=it-8004`)
    await expect(page.getByRole('alertdialog')).toContainText('Blue-bikenummer 20451 verwijderen?')
    await expectAccessible()
  },
)
