/** Adding an app user: three steps, a summary, one write. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { inEachLanguage, notification } from '../portal.ts'

const ADD = `${BASE}/manage/app-users/add`

/** A required field's label ends in a star. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))
const next = (page: Page) => page.getByRole('button', { name: 'Volgende' })
/** The step that is shown. The final check is not counted. */
const step = (page: Page, name: string) =>
  page.getByRole('heading', {
    level: 2,
    name: name === 'Controleren' ? /^Controleren$/ : new RegExp(`^${name}, stap`),
  })

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await field(page, label).fill(text)
}
const NELE = { Voornaam: 'Nele', Familienaam: 'Nieuw', 'E-mailadres': 'nele@brugge-bakery.example' }

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(ADD)
  await expect(step(page, 'Persoonlijke gegevens')).toBeVisible()
})

test('R229, R235 the wizard collects details, budgets and groups, and creates the user with one request after a summary', async ({
  page,
  sandbox,
}) => {
  // Rarely needed fields stay closed until they are opened.
  await expect(field(page, 'Contractnummer')).toBeHidden()
  await page.getByText('Meer', { exact: true }).click()
  await fillIn(page, { ...NELE, 'Gsm-nummer': '0475 12 34 56', Contractnummer: 'BB-2026-777' })
  await next(page).click()
  await expect(page).toHaveURL(/#budgets$/)
  await page.getByRole('button', { name: 'Budget toevoegen' }).click()
  const dialog = page.getByRole('dialog')
  // R187: taken from the definition of its type.
  await expect(dialog.getByLabel(/^Frequentie/)).toHaveValue('YEAR')
  await dialog.getByRole('button', { name: 'Bewaren' }).click()
  await expect(dialog.getByText('Terugkerend bedrag is verplicht')).toBeVisible()
  await dialog.getByLabel(/^Terugkerend bedrag/).fill('3000')
  await dialog.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByRole('button', { name: 'Budget toevoegen' })).toBeFocused()
  // The list of budgets. The overview next to it shows the same.
  await expect(page.locator('span').filter({ hasText: '€ 3 000,00 per jaar' })).toBeVisible()
  await next(page).click()
  await expect(page).toHaveURL(/#user-groups$/)
  await page.getByRole('checkbox', { name: 'NIGHT SHIFT' }).check()
  await next(page).click()
  await expect(page).toHaveURL(/#summary$/)
  await expect(page.getByText('+32475123456')).toBeVisible()
  await expect(page.getByText('fields.')).toHaveCount(0)
  await expect(page.getByText('€ 3 000,00 per jaar')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'NIGHT SHIFT' })).toBeVisible()
  expect(await sandbox.calls('createMobileUser')).toHaveLength(0)
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await expect(notification(page, 'Nele Nieuw is toegevoegd')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Nele Nieuw' })).toBeVisible()
  expect(await sandbox.calls('createMobileUser')).toHaveLength(1)
  expect((await sandbox.outbox()).at(-1)).toMatchObject({ kind: 'credentials', to: NELE['E-mailadres'] })
  await page.getByRole('link', { name: 'Budgetten', exact: true }).click()
  await expect(page.getByRole('main').getByText('Mobiliteitsbudget').first()).toBeVisible()
  await page.goto(ADD)
  await expect(field(page, 'Voornaam')).toHaveValue('')
})

test(
  'going back and reloading lose nothing, and the draft is kept in this tab only',
  inAll,
  async ({ page }) => {
    await fillIn(page, NELE)
    await next(page).click()
    await expect(step(page, 'Budgetten')).toBeFocused()
    await page.goBack()
    await expect(field(page, 'Familienaam')).toHaveValue('Nieuw')
    await page.goForward()
    await page.reload()
    await expect(step(page, 'Budgetten')).toBeVisible()
    await page.getByRole('link', { name: 'Persoonlijke gegevens' }).click()
    await expect(field(page, 'Voornaam')).toHaveValue('Nele')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nele')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Nele')
    // Another screen, and back.
    await page.getByRole('link', { name: 'Gebruikersgroepen' }).first().click()
    await page.goto(ADD)
    await expect(field(page, 'Voornaam')).toHaveValue('Nele')
    // Discarded deliberately.
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Niet bewaren' }).click()
    await expect(page).toHaveURL(`${BASE}/manage/app-users/active`)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Nele')
  },
)

test('the whole wizard works by keyboard alone', inAll, async ({ page, sandbox }) => {
  const tabTo = async (isThere: () => Promise<boolean>): Promise<void> => {
    for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  }
  const focused = (locator: ReturnType<typeof field>) => () =>
    locator.evaluate((element) => element === document.activeElement)
  for (const [label, text] of Object.entries(NELE)) {
    await tabTo(focused(field(page, label)))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(step(page, 'Budgetten')).toBeFocused()
  await tabTo(focused(page.getByRole('button', { name: 'Budget toevoegen' })))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(focused(page.getByRole('dialog').getByLabel(/^Terugkerend bedrag/)))
  await page.keyboard.type('1250')
  await page.keyboard.press('Enter')
  await expect(page.locator('span').filter({ hasText: '€ 1 250,00 per jaar' })).toBeVisible()
  await tabTo(focused(next(page)))
  await page.keyboard.press('Enter')
  await expect(step(page, 'Gebruikersgroepen')).toBeFocused()
  await tabTo(focused(page.getByRole('group', { name: 'Lid van' }).getByRole('checkbox').first()))
  await page.keyboard.press('Space')
  await tabTo(focused(next(page)))
  await page.keyboard.press('Enter')
  await expect(step(page, 'Controleren')).toBeFocused()
  await tabTo(focused(page.getByRole('button', { name: 'Gebruiker toevoegen' })))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nele Nieuw' })).toBeVisible()
  expect(await sandbox.calls('createMobileUser')).toHaveLength(1)
})

test('axe finds nothing on any step, in each language', inAll, async ({ page, expectAccessible }) => {
  const look = () => inEachLanguage(page, expectAccessible, 'nl')
  await next(page).click()
  await look()
  await fillIn(page, NELE)
  await next(page).click()
  await page.getByRole('button', { name: 'Budget toevoegen' }).click()
  const amount = page.getByRole('dialog').getByLabel(/^Terugkerend bedrag/)
  await expect(amount).toBeVisible()
  await expectAccessible()
  await amount.fill('10')
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.locator('span').filter({ hasText: 'per jaar' })).toBeVisible()
  await look()
  await next(page).click()
  await expect(step(page, 'Gebruikersgroepen')).toBeVisible()
  await look()
  await next(page).click()
  await expect(step(page, 'Controleren')).toBeVisible()
  await look()
})
