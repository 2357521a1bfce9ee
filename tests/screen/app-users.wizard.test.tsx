/** Adding an app user: three steps, a summary, one write. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { PASSWORD } from '../sign-in.ts'
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification } from './page.ts'
import { isAll } from '../level.ts'

const ADD = `${BASE}/manage/app-users/add`

/** A required field's label ends in a star. */
const field = (page: ScreenPage, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))
/** Opens the rarely needed fields. */
const openMore = (page: ScreenPage) => page.getByText('Meer', { exact: true }).click()
const next = (page: ScreenPage) => page.getByRole('button', { name: 'Volgende' })
/** The step that is shown. The final check is not counted. */
const step = (page: ScreenPage, name: string) =>
  page.getByRole('heading', {
    level: 2,
    name: name === 'Controleren' ? /^Controleren$/ : new RegExp(`^${name}, stap`),
  })
const problemOf = (page: ScreenPage, label: string) =>
  page
    .locator('.field')
    .filter({ has: field(page, label) })
    .locator('.field-error')

async function fillIn(page: ScreenPage, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await field(page, label).fill(text)
}
const NELE = { Voornaam: 'Nele', Familienaam: 'Nieuw', 'E-mailadres': 'nele@brugge-bakery.example' }

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(ADD)
  await expect(step(page, 'Persoonlijke gegevens')).toBeVisible()
})

test('R229 the wizard has three numbered steps and an unnumbered summary', async ({ page }) => {
  await expect(
    page.getByRole('navigation', { name: 'Gebruiker toevoegen' }).getByRole('listitem'),
  ).toHaveText(['1. Persoonlijke gegevens', '2. Budgetten', '3. Gebruikersgroepen', 'Controleren'])
  await fillIn(page, NELE)
  for (const said of ['Budgetten, stap 2 van 3', 'Gebruikersgroepen, stap 3 van 3', 'Controleren']) {
    await next(page).click()
    await expect(page.getByRole('heading', { level: 2, name: said, exact: true })).toBeVisible()
  }
})

test('R134, R135, R158 a step can only be left when it is valid, otherwise the first error gets the focus', async ({
  page,
}) => {
  await next(page).click()
  await expect(field(page, 'Voornaam')).toBeFocused()
  await expect(problemOf(page, 'Voornaam')).toHaveText('Voornaam is verplicht')
  await fillIn(page, { ...NELE, 'E-mailadres': 'nele@' })
  await next(page).click()
  await expect(field(page, 'E-mailadres')).toBeFocused()
  await expect(page).toHaveURL(ADD)
  // The address does not open it either.
  await page.goto(`${ADD}#summary`)
  await expect(page).toHaveURL(/#personal-details$/)
  await expect(step(page, 'Persoonlijke gegevens')).toBeVisible()
})

test.runIf(isAll)(
  'R138, R143, R144 login and contract number are verified on the server before the step is left',
  async ({ page, sandbox }) => {
    await openMore(page)
    await fillIn(page, { ...NELE, Login: 'jonas.peeters' })
    await field(page, 'Contractnummer').fill('NOT-ONE')
    await field(page, 'Contractnummer').press('Enter')
    await expect(problemOf(page, 'Login')).toHaveText('Deze login is al in gebruik')
    await expect(problemOf(page, 'Contractnummer')).toHaveText('Ongeldig contractnummer')
    await expect(step(page, 'Persoonlijke gegevens')).toBeVisible()
    await fillIn(page, { Login: 'nele.nieuw', Contractnummer: 'BB-2026-778' })
    await next(page).click()
    await expect(step(page, 'Budgetten')).toBeVisible()
    expect((await sandbox.calls('verifyLogin')).length).toBeGreaterThan(0)
  },
)

test('a draft is deleted for the next user who signs in, and signing out asks first', async ({
  page,
  signInAs,
}) => {
  await fillIn(page, NELE)
  await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
  await page.getByRole('menuitem', { name: 'Afmelden' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: 'Hier blijven' }).click()
  await signInAs('petra.prepaid')
  await page.goto(ADD)
  await expect(field(page, 'Voornaam')).toHaveValue('')
  expect(JSON.stringify(sessionStorage)).not.toContain('Nele')
})

test.runIf(isAll)(
  'the values so far are shown next to each step except the last, which shows all of them',
  async ({ page }) => {
    const soFar = page.getByRole('complementary', { name: 'Tot nu toe' })
    await fillIn(page, NELE)
    await next(page).click()
    await expect(step(page, 'Budgetten')).toBeVisible()
    await expect(soFar).toContainText('Nele')
    for (const name of ['Gebruikersgroepen', 'Controleren']) {
      await next(page).click()
      await expect(step(page, name)).toBeVisible()
    }
    await expect(soFar).toHaveCount(0)
  },
)

test('R159 a value that the server refuses leads back to its step and field, without losing typed values', async ({
  page,
  sandbox,
}) => {
  await openMore(page)
  await fillIn(page, { ...NELE, 'Externe id': 'BB-0042' })
  for (const name of ['Budgetten', 'Gebruikersgroepen', 'Controleren']) {
    await next(page).click()
    await expect(step(page, name)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await expect(page).toHaveURL(/#personal-details$/)
  await expect(field(page, 'Externe id')).toBeFocused()
  await expect(problemOf(page, 'Externe id')).toBeVisible()
  await field(page, 'Externe id').fill('BB-9942')
  for (const name of ['Budgetten', 'Gebruikersgroepen', 'Controleren']) {
    await next(page).click()
    await expect(step(page, name)).toBeVisible()
  }
  // A server fault is reported, and the user tries again.
  await sandbox.faults.set({ operationId: 'createMobileUser', kind: 'status-503', times: 1 })
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await expect(
    page.getByRole('main').getByText(/niet beschikbaar\. Mogelijk is dit al gebeurd/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nele Nieuw' })).toBeVisible()
})

test('R087 activation on a date can be chosen, and requires the date', async ({ page }) => {
  await fillIn(page, NELE)
  await page.getByRole('radio', { name: 'Op een datum' }).click()
  await next(page).click()
  await expect(problemOf(page, 'Datum')).toHaveText('Datum is verplicht')
  await field(page, 'Datum').fill('24/12/2099')
  await next(page).click()
  await expect(step(page, 'Budgetten')).toBeVisible()
})

test.runIf(isAll)(
  'R088 a last day is requested, shown for review, and planned for the new user',
  async ({ page }) => {
    await openMore(page)
    await fillIn(page, { ...NELE, 'Laatste dag': '31/12/2099' })
    for (const name of ['Budgetten', 'Gebruikersgroepen', 'Controleren']) {
      await next(page).click()
      await expect(step(page, name)).toBeVisible()
    }
    await expect(page.getByRole('main')).toContainText('31/12/2099')
    await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nele Nieuw' })).toBeVisible()
    await expect(page.locator('.page-head')).toContainText('Tot 31/12/2099')
    await page.getByRole('link', { name: 'Gegevens', exact: true }).click()
    const said = page.getByRole('definition').filter({ hasText: '31/12/2099' })
    await expect(said, 'in the head of the page and among the details').toHaveCount(2)
  },
)

test('G199 a birth date in the future or in the year 26 is refused', async ({ page }) => {
  await fillIn(page, { ...NELE, Geboortedatum: '01/01/2099' })
  await next(page).click()
  await expect(problemOf(page, 'Geboortedatum')).toHaveText('Geboortedatum ligt in de toekomst')
  await fillIn(page, { Geboortedatum: '17/05/0026' })
  await expect(problemOf(page, 'Geboortedatum')).toHaveText(
    'Geboortedatum is geen geldige datum; schrijf bijvoorbeeld 31/12/2026',
  )
})

test.runIf(isAll)(
  'a draft belongs to its company, and is kept while the user types for another one',
  async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    const add = (company: string) => page.goto(`${ADD}?corporateAccountOspId=${company}`)
    await add(COMPANY.bakery)
    await fillIn(page, NELE)
    await add(COMPANY.postpaid)
    await expect(field(page, 'Voornaam')).toHaveValue('')
    await fillIn(page, { Voornaam: 'Gust' })
    await expect.poll(() => JSON.stringify(sessionStorage)).toContain('Gust') // Stored shortly after typing.
    await add(COMPANY.bakery)
    await expect(field(page, 'Voornaam')).toHaveValue('Nele')
    await add(COMPANY.postpaid)
    await expect(field(page, 'Voornaam')).toHaveValue('Gust')
  },
)

test('R126 after a session has ended, the user signs in over the wizard, and typed values are kept', async ({
  page,
  sandbox,
}) => {
  await openMore(page)
  await fillIn(page, { ...NELE, Login: 'nele.nieuw' })
  await sandbox.clock.advance(8 * 24 * 60 * 60_000)
  await next(page).click()
  const dialog = page.getByRole('alertdialog', { name: 'Meld u opnieuw aan' })
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Aanmelden en doorgaan' }).click()
  await expect(step(page, 'Budgetten')).toBeVisible()
})

test('R229 if no further step is required, the user can be added from the step of budgets', async ({
  page,
  sandbox,
}) => {
  await expect(page.getByRole('button', { name: 'Gebruiker toevoegen' })).toHaveCount(0)
  await fillIn(page, NELE)
  await next(page).click()
  await expect(step(page, 'Budgetten')).toBeVisible()
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await expect(notification(page, 'Nele Nieuw is toegevoegd')).toBeVisible()
  expect(await sandbox.calls('createMobileUser')).toHaveLength(1)
})
