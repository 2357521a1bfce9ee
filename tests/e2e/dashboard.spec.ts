/** The dashboard, as only a browser shows it; what it shows to whom is proved in `../screen/`. */
import type { Locator, Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'

const DASHBOARD = `${BASE}/dashboard`

const figure = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name, exact: true })
const companies = (page: Page): Locator => page.getByRole('table', { name: /^Bedrijven in/ })
const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Gebruiker zoeken' })
const results = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Gevonden gebruikers' }).getByRole('option')

test.describe('figures', () => {
  test('R059 R060 R064 R067 a prepaid company sees its month: figures, charts, and a table with the same sums', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    const totals = companies(page).getByRole('row').last().getByRole('cell')
    await expect(totals).toHaveCount(5)
    const [, , users = '', transactions = '', expenses = ''] = await totals.allTextContents()
    await expect(figure(page, 'Actieve gebruikers')).toContainText(users)
    await expect(figure(page, 'Transacties')).toContainText(transactions)
    await expect(figure(page, 'Uitgaven incl. btw')).toContainText(expenses)
    await expect(figure(page, 'Nieuwe gebruikers')).toContainText(/\d/)
    await expect(figure(page, 'Bedrijfsbudget')).toContainText(/€\s[\d\s]+,\d\d/)
    await expect(page.getByRole('img', { name: /^Van \d\d\/\d{4} tot \d\d\/\d{4}/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Uitgaven per vervoermiddel: / })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Actieve bedrijven' })).toHaveCount(0)
    await expectAccessible()
  })

  test('nothing moves when the figures arrive', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    for (const operationId of [
      'countUsers',
      'countBookings',
      'sumEvents',
      'countUsersWithNegativeBudget',
      'getBudgetsByOwner',
    ])
      await sandbox.faults.set({ operationId, kind: 'latency', ms: 2000 })
    await page.goto(DASHBOARD)
    const places = ['Transacties', 'Laatste 12 maanden', 'Uitgaven per vervoermiddel'].map((name) =>
      figure(page, name),
    )
    await expect(places[0] ?? page.locator('body')).toBeVisible()
    const before = await Promise.all(places.map((place) => place.boundingBox()))
    await expect(page.getByRole('img', { name: /^Van/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Uitgaven/ })).toBeVisible()
    await expect(page.getByText(/negatief budget/)).toBeVisible()
    expect(await Promise.all(places.map((place) => place.boundingBox()))).toEqual(before)
  })
})

test.describe('charts', () => {
  test('the keyboard goes from month to month of the history', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${DASHBOARD}?history=transactions`)
    const cursor = page.getByRole('slider', { name: 'Punt van de grafiek' })
    await cursor.focus()
    const last = await cursor.getAttribute('aria-valuetext')
    expect(last).toMatch(/^\d\d\/\d{4}: Transacties [\d\s]+$/)
    await cursor.press('ArrowLeft')
    await expect(cursor).not.toHaveAttribute('aria-valuetext', last ?? '')
    await cursor.press('Home')
    await expect(cursor).toHaveValue('0')
  })
})

test.describe('user search', () => {
  test('R148 R273 it needs three characters, then asks for a thousand', async ({
    page,
    signInAs,
    sandbox,
  }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await searchBox(page).fill('pe ')
    await expect(page.getByText('Typ minstens 3 tekens')).toBeVisible()
    await page.waitForTimeout(600) // Longer than it waits for more keys.
    expect(await sandbox.calls('findUsersByAny')).toHaveLength(0)

    const asked = page.waitForRequest(/findByAny/)
    await searchBox(page).pressSequentially('ee')
    await searchBox(page).fill('peet')
    const { searchParams } = new URL((await asked).url())
    expect(Object.fromEntries(searchParams)).toEqual({ page: '0', size: '1000', search: 'peet' })
    await expect(page.getByText(/gebruikers gevonden/)).toBeVisible()
    expect(await sandbox.calls('findUsersByAny')).toHaveLength(1)
    const names = await results(page).locator('strong').allTextContents()
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'nl')))
  })

  test('arrows go round the results, Escape puts them away, the pointer opens one', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await searchBox(page).fill('peeters')
    const options = results(page)
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await searchBox(page).press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await searchBox(page).press('ArrowUp')
    await searchBox(page).press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await searchBox(page).press('Escape')
    await expect(options).toHaveCount(0)
    await searchBox(page).press('ArrowDown')
    await options.filter({ hasText: 'Jonas Peeters' }).click()
    await expect(page).toHaveURL(/\/manage\/app-users\/u-1101/)
  })

  test('R273 hundreds of results are drawn only where they are in sight', async ({ page, signInAs }) => {
    await signInAs('miranda.msp')
    await page.goto(DASHBOARD)
    await searchBox(page).fill('bnl')
    const options = results(page)
    await expect(options.first()).toBeVisible()
    const count = Number(await options.first().getAttribute('aria-setsize'))
    expect(count).toBeGreaterThan(500)
    expect(await options.count()).toBeLessThan(60)
    await searchBox(page).press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-posinset', String(count))
    await expect(options.last()).toBeInViewport()
  })
})

test('axe finds nothing in a chart as a table, in results of the search, in the dialog, nor where there is nothing yet', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('ulla.users')
  await page.goto(DASHBOARD)
  await page.getByRole('button', { name: 'Tabel: Laatste 12 maanden' }).click()
  await searchBox(page).fill('spring-2026')
  await expect(results(page)).toHaveCount(1)
  await expectAccessible()
  await page.goto(`${DASHBOARD}?show=negative-budgets`)
  const dialog = page.getByRole('dialog', { name: 'Gebruikers met een negatief budget' })
  await expect(dialog.getByRole('row', { name: /Jonas Peeters/ })).toBeVisible()
  await expectAccessible()
  await signInAs('emma.empty')
  await page.goto(DASHBOARD)
  await expect(page.getByText('Nog geen activiteit deze maand')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Tabel/ })).toHaveCount(0)
  await expectAccessible()
})
