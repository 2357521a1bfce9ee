/** Cards, plates and numbers by which providers identify a user. */
import type { Locator } from './locator.ts'
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification } from './page.ts'
import { isAll } from '../level.ts'

const tab = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/identification-fields`
const table = (page: ScreenPage): Locator => page.getByRole('table', { name: /^Identificatie/ })
const row = (page: ScreenPage, value: string): Locator =>
  table(page).getByRole('row').filter({ hasText: value })
const dialog = (page: ScreenPage): Locator => page.getByRole('dialog')
const field = (page: ScreenPage, name: string): Locator =>
  dialog(page).getByLabel(new RegExp(`^${name}\\*?$`))
const add = (page: ScreenPage): Promise<void> =>
  dialog(page).getByRole('button', { name: 'Toevoegen', exact: true }).click()
const errors = (page: ScreenPage): Locator => dialog(page).locator('.field-error')

test.runIf(isAll)(
  'R189 the fields of an identification depend on its kind, and errors are shown at their field',
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(tab('u-1101'))
    await page.getByRole('button', { name: 'Identificatie toevoegen' }).click()
    await expect(page).toHaveURL(/dialog=add-token$/)
    await expect(field(page, 'Soort').getByRole('option')).toHaveText([
      'Mobib-kaart',
      'Nummerplaat',
      'Blue-bikenummer',
      'Swapfietsnummer',
      'Eneco-laadpas',
      'Cambio-referentie',
    ])
    await expect(field(page, 'Chipnummer')).toBeVisible()
    await add(page)
    await expect(errors(page)).toHaveText('Kaart- of lidnummer is verplicht')
    await expect(field(page, 'Kaart- of lidnummer')).toBeFocused()
    await field(page, 'Soort').selectOption({ label: 'Nummerplaat' })
    await expect(field(page, 'Chipnummer')).toHaveCount(0)
    await field(page, 'Nummerplaat').fill('1-abc-123')
    // R198, G173: a list of countries, Belgium first and chosen.
    await expect(field(page, 'Land')).toHaveValue('BE')
    await expect(field(page, 'Land').getByRole('option').nth(1)).toHaveText('België')
    await field(page, 'Land').selectOption({ label: 'Frankrijk' })
    await add(page)
    // Another user already has it.
    await expect(errors(page)).toHaveText('Nummerplaat moet uniek zijn')
    await field(page, 'Nummerplaat').fill('2-xyz-789')
    await field(page, 'Budget').selectOption({ index: 1 })
    await add(page)
    await expect(notification(page, 'Nummerplaat is toegevoegd.')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await page.reload()
    await expect(row(page, '2-XYZ-789 · FR')).toBeVisible()
  },
)

test('the list shows when each identification was added and last changed', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(tab('u-1101'))
  await expect(table(page).getByRole('columnheader', { name: 'Laatst gewijzigd op' })).toBeVisible()
  await expect(row(page, 'AB-123-CD').getByRole('cell', { name: '01/03/2025' })).toBeVisible()
  await expect(row(page, 'AB-123-CD').getByRole('cell', { name: '01/01/2026' })).toBeVisible()
})

test('an identification is deleted after confirmation', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(tab('u-1101'))
  await page.getByRole('button', { name: 'Acties voor Blue-bikenummer 20451' }).click()
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
  await expect(page).toHaveURL(/dialog=delete-token&token=it-8004/)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Blue-bikenummer 20451 verwijderen?')
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(row(page, '20451')).toBeVisible()
  await page.getByRole('button', { name: 'Acties voor Blue-bikenummer 20451' }).click()
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(notification(page, 'Blue-bikenummer 20451 is verwijderd.')).toBeVisible()
  await expect(row(page, '20451')).toHaveCount(0)
})

test('typed values are kept after a server error, and leaving asks first', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${tab('u-1101')}?dialog=add-token`)
  await field(page, 'Kaart- of lidnummer').fill('6050123412349999')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click()
  await sandbox.faults.set({ operationId: 'addIdentificationToken', kind: 'status-500', times: 1 })
  await add(page)
  await expect(page.getByRole('dialog').getByText(/op de server\. Mogelijk is dit al gebeurd/)).toBeVisible()
  await expect(field(page, 'Kaart- of lidnummer')).toHaveValue('6050123412349999')
  await add(page)
  await expect(row(page, '6050123412349999')).toBeVisible()
})

test('users can see but not change their own identifications, and not those of others', async ({
  page,
  signInAs,
}) => {
  await signInAs('ivo.invoices')
  await page.goto(`${tab('u-1004')}?dialog=add-token`)
  await expect(page.getByRole('heading', { name: 'Nog geen identificatie' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Identificatie toevoegen' })).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  await page.goto(tab('u-1101'))
  await expect(page.getByRole('heading', { level: 1, name: /^404/ })).toBeVisible()
})
