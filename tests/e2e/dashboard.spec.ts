/** The dashboard, as only a browser shows it. What it shows to whom is tested in `../screen/`. */
import type { Locator, Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { monthAgo } from '../screen/days.ts'

const DASHBOARD = `${BASE}/dashboard`
/** The last complete month. On the first days of a month, the current one has few figures or none. */
const LAST_MONTH = `${DASHBOARD}?month=${monthAgo(1)}`

const figure = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name, exact: true })
const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Gebruiker zoeken' })
const results = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Gevonden gebruikers' }).getByRole('option')

test.describe('the figures', () => {
  test('R059 R060 R064 show a prepaid company its open items, its month and the latest events', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await expect(figure(page, 'Vraagt aandacht').getByRole('link')).toHaveCount(3)
    await expect(page.getByRole('table', { name: 'Recente uitgaven' }).getByRole('link')).toHaveCount(5)
    // These are shown with the current month only.
    await page.goto(LAST_MONTH)
    for (const name of ['Actieve gebruikers', 'Transacties', 'Uitgaven'])
      await expect(figure(page, name)).toContainText(/\d/)
    await expect(figure(page, 'Bedrijfsbudget')).toContainText(/€\s[\d\s]+,\d\d/)
    await expect(page.getByRole('img', { name: /^Uitgaven van [a-z]+ \d{4} tot [a-z]+ \d{4}/ })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Waaraan het budget gaat' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Actieve bedrijven' })).toHaveCount(0)
    await expectAccessible()
  })

  test('show a share as the length of a bar', inAll, async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(LAST_MONTH)
    const parts = page.getByRole('list', { name: 'Waaraan het budget gaat' }).getByRole('listitem')
    // Rows have no figure until the month has loaded.
    await expect(parts.filter({ hasText: /\d\s%/ })).toHaveCount(8)
    const drawn = await parts.evaluateAll((items) =>
      items.map((item) => {
        const track = item.querySelector('.share-bar')
        const said = /\d+/.exec(item.querySelector('.share-part')?.textContent ?? '')?.[0]
        const bar = track?.firstElementChild?.getBoundingClientRect().width ?? 0
        return { said: Number(said), drawn: (bar / (track?.getBoundingClientRect().width ?? 1)) * 100 }
      }),
    )
    for (const part of drawn) expect(Math.abs(part.said - part.drawn)).toBeLessThan(0.6)
  })

  test('omit a trend where it does not fit next to a figure', inAll, async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await signInAs('olivia.osp')
    await page.goto(LAST_MONTH)
    const trend = figure(page, 'Uitgaven').locator('.sparkline')
    await expect(trend).toBeInViewport({ ratio: 1 })
    // Just wide enough for four figures in a row.
    await page.setViewportSize({ width: 1260, height: 800 })
    await expect(trend).not.toBeInViewport()
    await expect(figure(page, 'Transacties').locator('.sparkline')).toBeInViewport({ ratio: 1 })
  })

  test('cause no layout shift when they arrive', inAll, async ({ page, sandbox, signInAs }) => {
    await signInAs('ulla.users')
    for (const operationId of [
      'countUsers',
      'countBookings',
      'sumEvents',
      'countUsersWithNegativeBudget',
      'getBudgetsByOwner',
      'getEventsByFilter',
    ])
      await sandbox.faults.set({ operationId, kind: 'latency', ms: 2000 })
    await page.goto(DASHBOARD)
    const places = [
      'Vraagt aandacht',
      'Transacties',
      'Laatste 12 maanden',
      'Waaraan het budget gaat',
      'Recente uitgaven',
    ].map((name) => figure(page, name))
    await expect(places[0] ?? page.locator('body')).toBeVisible()
    const before = await Promise.all(places.map((place) => place.boundingBox()))
    await expect(page.getByRole('img', { name: /^Uitgaven van/ })).toBeVisible()
    await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(/onder nul/)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Recente uitgaven' }).getByRole('link')).toHaveCount(5)
    expect(await Promise.all(places.map((place) => place.boundingBox()))).toEqual(before)
  })
})

test.describe('the charts', () => {
  test('move from month to month of the history by keyboard', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${DASHBOARD}?history=transactions`)
    const cursor = page.getByRole('slider', { name: 'Punt van de grafiek' })
    await cursor.focus()
    const last = await cursor.getAttribute('aria-valuetext')
    expect(last).toMatch(/^[a-z]+ \d{4}: dit jaar [\d\s]+, vorig jaar [\d\s]+$/)
    await cursor.press('ArrowLeft')
    await expect(cursor).not.toHaveAttribute('aria-valuetext', last ?? '')
    await cursor.press('Home')
    await expect(cursor).toHaveValue('0')
  })
})

test.describe('the user search', () => {
  test('R148 R273 needs three characters, then requests a thousand users', async ({
    page,
    signInAs,
    sandbox,
  }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await searchBox(page).fill('pe ')
    await expect(page.getByText('Typ minstens 3 tekens')).toBeVisible()
    await page.waitForTimeout(600) // Longer than the pause after which typing is complete.
    expect(await sandbox.calls('findUsersByAny')).toHaveLength(0)

    const request = page.waitForRequest(/findByAny/)
    await searchBox(page).pressSequentially('ee')
    await searchBox(page).fill('peet')
    const { searchParams } = new URL((await request).url())
    expect(Object.fromEntries(searchParams)).toEqual({ page: '0', size: '1000', search: 'peet' })
    await expect(page.getByText(/gebruikers gevonden/)).toBeVisible()
    expect(await sandbox.calls('findUsersByAny')).toHaveLength(1)
    const names = await results(page).locator('strong').allTextContents()
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'nl')))
  })

  test(
    'moves through the results with arrows, closes with Escape, and opens a user by pointer',
    inAll,
    async ({ page, signInAs }) => {
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
    },
  )

  test('R273 renders only the visible ones of hundreds of results', inAll, async ({ page, signInAs }) => {
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

test(
  'axe finds nothing in a chart as a table, search results, the dialog, and the first steps of a new company',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await page.getByRole('button', { name: 'Als tabel tonen: Laatste 12 maanden' }).click()
    await searchBox(page).fill('spring-2026')
    await expect(results(page)).toHaveCount(1)
    await expectAccessible()
    await page.goto(`${DASHBOARD}?show=negative-budgets`)
    const dialog = page.getByRole('dialog', { name: 'Gebruikers met een negatief budget' })
    await expect(dialog.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible()
    await signInAs('emma.empty')
    await page.goto(DASHBOARD)
    await expect(page.getByRole('list', { name: 'Eerste stappen' })).toBeVisible()
    await expectAccessible()
  },
)
