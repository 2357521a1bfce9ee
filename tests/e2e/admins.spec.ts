/** Admins and contacts: the list, adding each kind, their pages. Roles have a separate spec. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { notification } from '../portal.ts'

const LIST = `${BASE}/manage/admins`
const rows = (page: Page) => page.locator('tbody tr[aria-rowindex]')
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Fills in the personal details of a new person. */
async function fillPerson(page: Page, first: string, last: string, email: string): Promise<void> {
  await field(page, 'Voornaam').fill(first)
  await field(page, 'Familienaam').fill(last)
  await field(page, 'E-mailadres').fill(email)
}

test.describe('the list of admins', () => {
  test(
    'R085, R079 shows whether each person is an admin or a contact, and for what',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(LIST)
      await expect(row(page, /Ulla Users.*Beheerder.*Gebruikersbeheerder/)).toBeVisible()
      await expect(
        row(page, /Connie Contact.*Contact.*Facturatiecontact, HR-contact, Budgetcontact/),
      ).toBeVisible()
      await expect(row(page, /Dirk.*Inactief/)).toBeVisible()

      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Contacten' }).click()
      await expect(page).toHaveURL(`${LIST}?kind=contact`)
      await expect(row(page, /Connie/)).toBeVisible()
      await expect(rows(page).filter({ hasText: 'Ulla' })).toHaveCount(0)
      await page.reload()
      await expect(row(page, /Connie/)).toBeVisible()
      await page
        .getByRole('link', { name: /Contact$/ })
        .first()
        .click()
      await expect(page).toHaveURL(`${LIST}/contact/u-1012`)
    },
  )

  test(
    'can be filtered by status, two-factor and search, sorted, and exported',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${LIST}?active=no&kind=admin`)
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page)).toContainText('Dirk')
      await page.goto(`${LIST}?twoFactor=yes&kind=admin&sort=-lastname`)
      await expect(rows(page)).toHaveCount(2)
      await expect(rows(page).first()).toContainText('Tom')
      const download = page.waitForEvent('download')
      await button(page, 'Exporteren').click()
      await page.getByRole('menuitem', { name: /CSV/ }).click()
      const file = await readFile(await (await download).path(), 'utf8')
      expect(file.trim().split('\r\n')).toHaveLength(3)
      expect(file).toContain('Twofactor;Tom;')
      await page.getByRole('searchbox').fill('xyz')
      await page.getByRole('button', { name: 'Zoekopdracht en filters wissen' }).click()
      await expect(page).toHaveURL(`${LIST}?sort=-lastname`)
    },
  )
})

test.describe('adding an admin', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test('R077, R082, R162 requires a role, offers only roles that the viewer has, and can require two-factor sign-in', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${LIST}/add`)
    await expect(page.getByRole('checkbox', { name: 'Facturatiebeheerder' })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: 'Factuurbeheerder' })).toBeDisabled()
    await expect(page.getByRole('checkbox', { name: 'Platformbeheerder' })).toBeDisabled()
    await expect(page.getByRole('checkbox', { name: 'App-gebruiker' })).toHaveCount(0)
    await fillPerson(page, 'An', 'Admin', 'an.admin@brugge-bakery.example')
    await page.getByRole('combobox', { name: 'Aanmelden in twee stappen' }).selectOption('Ingeschakeld')
    await button(page, 'Toevoegen').click()
    await expect(page.getByText('Wat mag deze beheerder? is verplicht')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Gebruikersbeheerder' }).check()
    await button(page, 'Toevoegen').click()
    await expect(page).toHaveURL(/\/manage\/admins\/u-[^/]+\/details$/)
    await expect(heading(page)).toHaveText('An Admin')
    await expect(page.getByRole('switch', { name: 'Aanmelden in twee stappen' })).toBeChecked()
    expect((await sandbox.outbox()).map(({ to }) => to)).toEqual(['an.admin@brugge-bakery.example'])
  })
})

test.describe('the page of an admin or contact', () => {
  test('R162 can switch on two-factor sign-in for an admin', inAll, async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${LIST}/u-1004`)
    await expect(page).toHaveURL(`${LIST}/u-1004/details`)
    await page.getByRole('switch', { name: 'Aanmelden in twee stappen' }).check()
    await button(page, 'Opslaan').click()
    await expect(notification(page, 'De gegevens van Ivo Invoices zijn opgeslagen.')).toBeVisible()
    await expect(
      page.locator('.page-head :is(.badge, .normal-state)').filter({ hasText: 'Twee stappen' }),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Aanmelden in twee stappen' })).toBeChecked()
  })

  test(
    'notifies the second of two admins who edit the same person',
    inAll,
    async ({ page, context, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${LIST}/contact/u-1012`)
      await field(page, 'Voornaam').fill('Mijn')
      const other = await context.newPage()
      await other.goto(`${LIST}/contact/u-1012`)
      await field(other, 'Voornaam').fill('Andere')
      await button(other, 'Opslaan').click()
      await expect(notification(other, /opgeslagen/)).toBeVisible()
      await button(page, 'Opslaan').click()
      const newer = page.locator('.notice').filter({ hasText: 'Intussen gewijzigd door iemand anders' })
      await expect(newer.getByRole('term')).toHaveText('Voornaam')
      await expect(newer.getByRole('definition')).toHaveText('Andere (u vulde in: Mijn)')
      await expect(field(page, 'Voornaam')).toHaveValue('Mijn')
    },
  )
})
