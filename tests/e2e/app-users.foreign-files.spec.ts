/**
 * Files as other programs write them, in the real page with its worker: read, refused by line and column, or corrected.
 */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'

const choose = (page: Page, name: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(`tests/files/foreign/${name}`)
const badge = (page: Page, text: string) => page.locator('.upload-figures').getByText(text, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name })

test(
  'R115 R219 R256 one file is read, one is refused with line and column, and one is corrected in the page',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/app-users/import`)

    await choose(page, 'instructions-first.xlsx')
    await expect(badge(page, 'In orde: 2')).toBeVisible()
    await expect(page.getByText('; de andere bladen tellen niet mee.')).toBeVisible()
    await expect(page.getByText(/^Fout: /)).toHaveCount(0)

    await button(page, 'Ander bestand').click()
    await choose(page, 'errors-b.xlsx')
    const rows = page.getByRole('table', { name: 'Opmerkingen bij de rijen' }).getByRole('row')
    await expect(rows, 'one entry for the three cells of line 2').toHaveCount(2)
    await expect(rows.last()).toContainText('Geboortedatum (birthDate): #REF! is een fout van de spreadsheet')
    await expect(rows.last()).toContainText('Externe id (extId): #N/A is een fout van de spreadsheet')
    await expect(button(page, 'Uploaden en controleren')).toHaveAttribute('aria-disabled', 'true')

    await button(page, 'Ander bestand').click()
    await choose(page, 'sci-b.csv')
    const line = page.getByRole('group', { name: /^Regel 2\b/ })
    const extId = line.getByLabel('Externe id (extId)')
    await expect(extId).toHaveValue('1E+05')
    await expect(extId).toHaveAccessibleDescription(/De spreadsheet heeft cijfers verloren/)
    await extId.fill('')
    await extId.pressSequentially('SCI-100000')
    await expect(extId).toBeFocused()
    await expect(extId).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Tab')
    const number = line.getByLabel('Personeelsnummer (employeeNumber)')
    await expect(number).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('6057350000000000001')
    await expect(line).toContainText('In orde')
    await button(page, 'Uploaden en controleren').click()
    await button(page, '1 gebruiker toevoegen').click()
    await expect(badge(page, 'Toegevoegd: 1')).toBeVisible()
    await page.goto(`${BASE}/manage/app-users/active?search=SCI-100000`)
    await expect(page.getByRole('rowheader', { name: 'Sci Entific' })).toBeVisible()
  },
)
