/** The lists of app users. The user page and the actions have separate specs. */

import { addFilter, type ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { isAll } from '../level.ts'

const ACTIVE = `${BASE}/manage/app-users/active`
const INACTIVE = `${BASE}/manage/app-users/inactive`

/** Data rows, without the header. */
const rows = (page: ScreenPage) => page.locator('tbody tr[aria-rowindex]')
const header = (page: ScreenPage, name: string) => page.getByRole('columnheader', { name })
const settled = (page: ScreenPage) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

test.describe('the lists of users', () => {
  test('R058, R086, R272 start with the active users, 25 at a time', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/app-users`)
    await expect(page).toHaveURL(ACTIVE)
    await expect(rows(page)).toHaveCount(25)
    await expect(page.getByText('1–25 van 60')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Actief', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )

    await page.getByRole('link', { name: 'Inactief' }).click()
    await expect(page).toHaveURL(INACTIVE)
    await expect(page.getByText('1–15 van 15')).toBeVisible()
    await expect(page.getByRole('row', { name: /Bart Claes.*Vanaf 01\/01\/2031/ })).toBeVisible()
  })

  test('replace an invalid URL by the default one', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${ACTIVE}?page=-3&size=7&sort=shoeSize&blocked=maybe&group=g-none&dialog=fly&user=%20`)
    await expect(page.getByText('1–25 van 60')).toBeVisible()
    await expect(header(page, 'Gebruiker')).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('combobox', { name: 'Geblokkeerd' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('search by words, ignoring case and accents, and keep the search in the URL', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${ACTIVE}?page=3`)
    await settled(page)
    const search = page.getByRole('searchbox')
    await search.fill('broecke eloise')
    await expect(page.getByRole('row', { name: /Éloïse Van den Broecke/ })).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(`${ACTIVE}?search=broecke+eloise`)
    await page.reload()
    await expect(search).toHaveValue('broecke eloise')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Zoekopdracht wissen' }).click()
    await expect(page.getByText('1 / 3')).toBeVisible()
    await expect(page).toHaveURL(ACTIVE)
  })

  test.runIf(isAll)('filter by blocked, two-factor and group together', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(ACTIVE)
    await addFilter(page, 'Geblokkeerd', 'Ja')
    await expect(page).toHaveURL(`${ACTIVE}?blocked=yes`)
    await expect(page.getByText('1–4 van 4')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Geblokkeerd' })).toHaveCount(4)
    await addFilter(page, 'Aanmelden in twee stappen', 'Ja')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Éloïse')
    await addFilter(page, 'Gebruikersgroep', 'NIGHT SHIFT')
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
    await page.getByRole('button', { name: 'Zoekopdracht en filters wissen' }).click()
    await expect(page).toHaveURL(ACTIVE)
    await expect(page.getByText('1–25 van 60')).toBeVisible()
  })

  test.runIf(isAll)(
    'sort by the columns that the contract can sort by, in both directions',
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(ACTIVE)
      await header(page, 'Actief sinds').getByRole('button').click()
      await expect(page).toHaveURL(`${ACTIVE}?sort=startActivationTime`)
      await expect(header(page, 'Actief sinds')).toHaveAttribute('aria-sort', 'ascending')
      await header(page, 'Actief sinds').getByRole('button').click()
      await expect(page).toHaveURL(`${ACTIVE}?sort=-startActivationTime`)
      await settled(page)
      const years = await rows(page).locator('td:nth-last-child(3)').allTextContents()
      const days = years.map((day) => day.split('/').reverse().join(''))
      expect(days).toEqual([...days].sort().reverse())
      await expect(header(page, 'Status').getByRole('button')).toHaveCount(0)
    },
  )

  test('let the user choose columns, and remember the choice', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(ACTIVE)
    await expect(header(page, 'Login')).toHaveCount(0)
    await page.getByRole('button', { name: 'Kolommen' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Login' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Groep' }).click()
    await page.keyboard.press('Escape')
    await expect(header(page, 'Login')).toBeVisible()
    await expect(header(page, 'Groep')).toHaveCount(0)
    await page.reload()
    await expect(header(page, 'Login')).toBeVisible()
    await expect(header(page, 'Groep')).toHaveCount(0)
  })

  test.runIf(isAll)('keep the old rows, dimmed, while new ones load', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await page.goto(ACTIVE)
    await settled(page)
    await sandbox.faults.set({ operationId: 'getUsersByFilter', kind: 'latency', ms: 1500 })
    await page.getByRole('button', { name: 'Volgende pagina' }).click()
    await expect(page.locator('table[data-busy]')).toBeVisible()
    await expect(rows(page)).toHaveCount(25)
    await expect(page.getByText('26–50 van 60')).toBeVisible()
  })

  test('show an error, and can be retried', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await sandbox.faults.set({ operationId: 'getUsersByFilter', kind: 'status-500' })
    await page.goto(ACTIVE)
    await expect(page.getByRole('heading', { name: 'Dit kan nu niet worden getoond' })).toBeVisible()
    await sandbox.faults.clear()
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(rows(page)).toHaveCount(25)
  })

  test('distinguish an empty list from an empty result', async ({ page, signInAs }) => {
    await signInAs('emma.empty')
    await page.goto(ACTIVE)
    await expect(page.getByRole('heading', { name: 'Nog geen actieve app-gebruikers' })).toBeVisible()
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Gebruikersgroep' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Inactief' }).click()
    await expect(page.getByRole('heading', { name: 'Geen inactieve app-gebruikers' })).toBeVisible()
    await page.getByRole('searchbox').fill('nobody')
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
  })
})

test.describe('the lists of users by company', () => {
  test('R028, R056 show partner staff the users of the company that they have chosen', async ({
    page,
    signInAs,
  }) => {
    await signInAs('mats.msp')
    await page.goto(ACTIVE)
    await expect(page).toHaveURL(/\/dashboard/)
    await page.goto(`${ACTIVE}?corporateAccountOspId=ca-2003`)
    await expect(page.getByText('1–12 van 12')).toBeVisible()
    const first = page.getByRole('rowheader').first().getByRole('link')
    await expect(first).toHaveAttribute('href', /\/overview\?corporateAccountOspId=ca-2003$/)
    await first.click()
    await expect(page.getByText('Gent Garage').last()).toBeVisible()
    await page.goto(`${INACTIVE}?corporateAccountOspId=ca-2006`)
    await expect(page.getByRole('heading', { name: 'Geen inactieve app-gebruikers' })).toBeVisible()
  })

  test('R069 show an ospadmin without a company all users with their company', async ({ page, signInAs }) => {
    await signInAs('olivia.osp', { language: 'en' })
    await page.goto(ACTIVE)
    await expect(header(page, 'Company')).toBeVisible()
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(ACTIVE)
    const total = await page.getByText(/^1–25 of /).textContent()
    expect(Number(total?.replace(/\D/g, '').slice(3))).toBeGreaterThan(150)
  })

  test('R026, R043 are not available to an invoice manager', async ({ page, signInAs }) => {
    await signInAs('ivo.invoices')
    await page.goto(ACTIVE)
    await expect(page.getByRole('heading', { name: '404: Pagina niet gevonden' })).toBeVisible()
  })
})

test.describe('unusual names', () => {
  test.runIf(isAll)('are shown as plain text', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${ACTIVE}?size=100`)
    await settled(page)
    for (const name of [
      "<script>alert('x')</script>",
      'Олександра',
      'محمد',
      '{{constructor}}',
      'Maximiliaan-',
    ]) {
      await page.getByRole('searchbox').fill(name.slice(0, 18))
      await expect(rows(page).filter({ hasText: name })).toHaveCount(1)
    }
  })
})
