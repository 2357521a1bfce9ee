/** Admins and contacts: the list, adding each kind, their pages. Roles have a separate spec. */

import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification } from './page.ts'

const LIST = `${BASE}/manage/admins`
const row = (page: ScreenPage, name: string | RegExp) => page.getByRole('row', { name })
const button = (page: ScreenPage, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: ScreenPage, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const heading = (page: ScreenPage) => page.getByRole('heading', { level: 1 })

/** Fills in the personal details of a new person. */
async function fillPerson(page: ScreenPage, first: string, last: string, email: string): Promise<void> {
  await field(page, 'Voornaam').fill(first)
  await field(page, 'Familienaam').fill(last)
  await field(page, 'E-mailadres').fill(email)
}

test.describe('the list of admins', () => {
  test('R085, G151 lists an app user with another role as an app user, and links to the page of the app user', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/app-users/u-1101/roles`)
    await page.getByRole('button', { name: 'Rol Kan bedrijfsbudget beheren toekennen' }).click()
    await expect(notification(page, /heeft nu de rol/)).toBeVisible()
    await page.goto(`${LIST}?kind=mobile`)
    const jonas = row(page, /Peeters.*App-gebruiker.*Kan bedrijfsbudget beheren/)
    await expect(jonas).toBeVisible()
    await jonas.getByRole('link').click()
    await expect(page).toHaveURL(`${BASE}/manage/app-users/u-1101/detail`)
  })

  test('R090 unblocks a user and resets two-factor sign-in from a row, as for app users', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${LIST}?kind=admin`)
    await page.getByRole('button', { name: 'Acties voor Tom Twofactor' }).click()
    await page.getByRole('menuitem', { name: /^Twee stappen opnieuw instellen/ }).click()
    await expect(page).toHaveURL(/dialog=clear-two-factor&user=u-1010/)
    await button(page, 'Loskoppelen').click()
    await expect(notification(page, 'Het toestel van Tom Twofactor is losgekoppeld.')).toBeVisible()
  })

  test('shows a server error in its place, with a retry button', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await sandbox.faults.set({ operationId: 'listAllRoles', kind: 'status-500', times: 1 })
    await page.goto(`${LIST}?kind=admin`)
    await button(page, 'Opnieuw proberen').click()
    await expect(row(page, /Ulla/)).toBeVisible()
  })
})

test.describe('adding a person', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  const contacts = [
    { item: 'Facturatiecontact', path: 'contact', receives: /elke maand de facturen/ },
    { item: 'HR-contact', path: 'hr', receives: /op het einde van het jaar het overzicht/ },
    { item: 'Budgetcontact', path: 'mobility', receives: /onder de drempel/ },
  ]
  for (const { item, path, receives } of contacts)
    test(`R079, R082 as ${item} shows what this contact receives, and mails the credentials`, async ({
      page,
      sandbox,
    }) => {
      await page.goto(LIST)
      await button(page, 'Toevoegen').click()
      await page.getByRole('menuitem', { name: item }).click()
      await expect(page).toHaveURL(`${LIST}/${path}/add`)
      await expect(page.getByText(receives)).toBeVisible()
      await fillPerson(page, 'Coen', 'Nieuw', 'coen.nieuw@brugge-bakery.example')
      await button(page, 'Toevoegen').click()
      await expect(
        notification(page, /Coen Nieuw is toegevoegd.*coen.nieuw@brugge-bakery.example/),
      ).toBeVisible()
      await expect(page).toHaveURL(/\/manage\/admins\/contact\/u-/)
      await expect(heading(page)).toHaveText('Coen Nieuw')
      await expect(page.getByText(receives)).toBeVisible()
      const mails = await sandbox.outbox()
      expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
        ['coen.nieuw@brugge-bakery.example', 'credentials'],
      ])
    })

  test('R138, R144 reports a login that is taken at its field, and keeps typed values', async ({ page }) => {
    await page.goto(`${LIST}/hr/add`)
    await fillPerson(page, 'Hilde', 'Hr', 'hr@brugge-bakery.example')
    await field(page, 'Login').fill('ulla.users')
    await field(page, 'Voornaam').focus()
    await expect(page.locator('.field-error')).toContainText(/al in gebruik|bezet|taken/)
    await button(page, 'Toevoegen').click()
    await expect(page).toHaveURL(`${LIST}/hr/add`)
    await expect(field(page, 'Voornaam')).toHaveValue('Hilde')
    await field(page, 'Login').fill('hilde.hr')
    await button(page, 'Toevoegen').click()
    await expect(heading(page)).toHaveText('Hilde Hr')
  })

  test('R134, R135 requires all required fields, and asks before typed values are discarded', async ({
    page,
  }) => {
    await page.goto(`${LIST}/contact/add`)
    await button(page, 'Toevoegen').click()
    await expect(page.locator('.field-error')).toHaveCount(3)
    await expect(field(page, 'Voornaam')).toBeFocused()
    await field(page, 'E-mailadres').fill('geen adres')
    await field(page, 'Voornaam').fill('Coen')
    await expect(page.locator('.field-error').filter({ hasText: /e-mail/i })).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await expect(field(page, 'Voornaam')).toHaveValue('Coen')
  })
})

test.describe('the page of a person', () => {
  test('R057, G054 differs for a contact and an admin, and each URL opens the right one', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${LIST}/u-1012/details`)
    await expect(page).toHaveURL(`${LIST}/contact/u-1012`)
    await expect(page.getByText(/elke maand de facturen/)).toBeVisible()
    await expect(page.getByText(/overzicht van de mobiliteitsbudgetten/)).toBeVisible()
    await expect(page.getByText(/onder de drempel/)).toBeVisible()
    await field(page, 'Voornaam').fill('Cornelia')
    await button(page, 'Opslaan').click()
    await expect(heading(page)).toHaveText('Cornelia Contact')
    await page.goto(`${LIST}/contact/u-1001`)
    await expect(page).toHaveURL(`${LIST}/u-1001/details`)
    await page.goto(`${LIST}/u-nobody/details`)
    await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
    await page.getByRole('link', { name: 'Naar Beheerders en contacten' }).click()
    await expect(page).toHaveURL(LIST)
  })
})

test.describe('permissions', () => {
  for (const login of ['ivo.invoices', 'rita.reports', 'carl.communication', 'connie.contact'])
    test(`R043, R074 hide this screen from ${login}`, async ({ page, signInAs }) => {
      await signInAs(login, { language: 'nl' })
      for (const path of ['', '/add', '/contact/add', '/u-1001/roles', '/contact/u-1012']) {
        await page.goto(LIST + path)
        await expect(page).toHaveURL(`${BASE}/404`)
      }
    })

  test('R028 let partner staff add to a company after they have chosen it', async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(LIST)
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await page.goto(`${LIST}?corporateAccountOspId=ca-2001&kind=admin`)
    await expect(row(page, /Ulla/)).toBeVisible()
  })

  test('R069 let an ospadmin see the admins of all companies, and add to a chosen one', async ({
    page,
    signInAs,
  }) => {
    await signInAs('olivia.osp')
    await page.goto(LIST)
    await expect(page.getByRole('columnheader', { name: 'Bedrijf' })).toBeVisible()
    await expect(button(page, 'Toevoegen')).toHaveCount(0)
    await page.goto(`${LIST}/add`)
    await expect(page.getByRole('heading', { name: 'Kies eerst een bedrijf' })).toBeVisible()
  })
})

test('the fields of the user’s own details declare their purpose to the browser, those of others do not (WCAG 1.3.5)', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  const purposes = ['given-name', 'family-name', 'email', 'tel-national', 'language', 'username']
  const given = (): readonly string[] =>
    [...document.querySelectorAll('main form [autocomplete]')]
      .map((one) => one.getAttribute('autocomplete') ?? '')
      .filter((purpose) => purpose !== 'off')
  await page.goto(`${LIST}/u-1001`)
  await expect(field(page, 'Voornaam')).toHaveValue('Ulla')
  expect(given()).toEqual(purposes)
  await page.goto(`${LIST}/u-1004`)
  await expect(field(page, 'Voornaam')).toBeVisible()
  await expect.poll(given).toEqual([])
})
