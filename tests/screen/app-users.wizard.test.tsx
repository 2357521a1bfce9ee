/** Adding an app user: three steps, a summary, one write. */
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification } from './page.ts'

const ADD = `${BASE}/manage/app-users/add`

/** A required field's label ends in a star. */
const field = (page: ScreenPage, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))
const next = (page: ScreenPage) => page.getByRole('button', { name: 'Volgende' })
/** The step that is shown. */
const step = (page: ScreenPage, name: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${name}, stap`) })
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

test('R134, R135, R158 a step is left only in order; the first mistake gets the focus', async ({ page }) => {
  await next(page).click()
  await expect(field(page, 'Voornaam')).toBeFocused()
  await expect(problemOf(page, 'Voornaam')).toHaveText('Voornaam is verplicht')
  await fillIn(page, { ...NELE, 'E-mailadres': 'nele@' })
  await next(page).click()
  await expect(field(page, 'E-mailadres')).toBeFocused()
  await expect(page).toHaveURL(ADD)
  // Nor by its address.
  await page.goto(`${ADD}#summary`)
  await expect(page).toHaveURL(/#personal-details$/)
  await expect(step(page, 'Persoonlijke gegevens')).toBeVisible()
})

test('R138, R143, R144 login and contract number are verified before the step is left', async ({
  page,
  sandbox,
}) => {
  await fillIn(page, { ...NELE, Login: 'jonas.peeters' })
  await field(page, 'Contractnummer').fill('NOT-ONE')
  await field(page, 'Contractnummer').press('Enter')
  await expect(problemOf(page, 'Login')).toHaveText('De gebruikersnaam is al in gebruik')
  await expect(problemOf(page, 'Contractnummer')).toHaveText('Ongeldig contractnummer')
  await expect(step(page, 'Persoonlijke gegevens')).toBeVisible()
  await fillIn(page, { Login: 'nele.nieuw', Contractnummer: 'BB-2026-778' })
  await next(page).click()
  await expect(step(page, 'Budgetten')).toBeVisible()
  expect((await sandbox.calls('verifyLogin')).length).toBeGreaterThan(0)
})

test('a draft is gone for whoever signs in next, and signing out asks first', async ({ page, signInAs }) => {
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

test('R159 what the server refuses leads back to its step and field, nothing typed lost', async ({
  page,
  sandbox,
}) => {
  await fillIn(page, { ...NELE, 'Externe id': 'BB-0042' })
  for (const name of ['Budgetten', 'Gebruikersgroepen', 'Nakijken']) {
    await next(page).click()
    await expect(step(page, name)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await expect(page).toHaveURL(/#personal-details$/)
  await expect(field(page, 'Externe id')).toBeFocused()
  await expect(problemOf(page, 'Externe id')).toBeVisible()
  await field(page, 'Externe id').fill('BB-9942')
  for (const name of ['Budgetten', 'Gebruikersgroepen', 'Nakijken']) {
    await next(page).click()
    await expect(step(page, name)).toBeVisible()
  }
  // A server in trouble: told, and tried again.
  await sandbox.faults.set({ operationId: 'createMobileUser', kind: 'status-503', times: 1 })
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await expect(notification(page, /niet beschikbaar/)).toBeVisible()
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nele Nieuw' })).toBeVisible()
})
