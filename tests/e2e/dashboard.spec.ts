import type { Locator, Page } from '@playwright/test'
import { COMPANY } from '../../mocks/seed/names.ts'
import { people } from '../../mocks/seed/people.ts'
import { BASE, expect, test } from '../fixtures.ts'

const DASHBOARD = `${BASE}/dashboard`

const figure = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name, exact: true })
const companies = (page: Page): Locator => page.getByRole('table', { name: /^Bedrijven in/ })
const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Gebruiker zoeken' })
const results = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Gevonden gebruikers' }).getByRole('option')
const asTable = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `Tabel: ${title}` }).click()

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

  test('R060 a company that pays afterwards has no company budget figure', async ({ page, signInAs }) => {
    await signInAs('paul.postpaid')
    await page.goto(DASHBOARD)
    await expect(companies(page)).toContainText('Gent Garage')
    await expect(figure(page, 'Uitgaven incl. btw')).toContainText('€')
    await expect(figure(page, 'Bedrijfsbudget')).toHaveCount(0)
  })

  test('R062 R072 cards lead to the reports for a reporting manager, to the budget for whoever may see it', async ({
    page,
    signInAs,
  }) => {
    await signInAs('rita.reports', { language: 'nl' })
    await page.goto(DASHBOARD)
    for (const name of ['Actieve gebruikers', 'Nieuwe gebruikers', 'Transacties', 'Uitgaven incl. btw'])
      await expect(figure(page, name).getByRole('link')).toHaveAttribute('href', `${BASE}/reporting`)
    // She may not search users, nor count their budgets.
    await expect(searchBox(page)).toHaveCount(0)
    await expect(page.getByText(/negatief budget/)).toHaveCount(0)
    await figure(page, 'Bedrijfsbudget').getByRole('link').click()
    await expect(page).toHaveURL(/\/finance\/company-budget/)
  })

  test('R062 without the role no card leads to the reports', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await expect(figure(page, 'Transacties')).toContainText(/\d/)
    await expect(figure(page, 'Transacties').getByRole('link')).toHaveCount(0)
  })

  test('R062 partner staff see their active companies, and are led to them', async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(DASHBOARD)
    await expect(figure(page, 'Actieve bedrijven')).toContainText('3')
    await figure(page, 'Actieve bedrijven').getByRole('link').click()
    await expect(page).toHaveURL(/\/corporate-accounts/)
  })

  test('each figure loads and fails on its own, and can be asked for again', async ({
    page,
    signInAs,
    sandbox,
  }) => {
    await sandbox.faults.set({ operationId: 'countBookings', kind: 'status-500' })
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await expect(figure(page, 'Transacties')).toContainText('Niet beschikbaar')
    await expect(figure(page, 'Actieve gebruikers')).toContainText(/\d/)
    await expect(figure(page, 'Uitgaven incl. btw')).toContainText('€')
    await expect(page.getByRole('img', { name: /^Van/ })).toBeVisible()

    await sandbox.faults.clear()
    await page.getByRole('button', { name: 'Transacties opnieuw laden' }).click()
    await expect(figure(page, 'Transacties')).toContainText(/\d/)
    await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(companies(page)).toContainText('Brugge Bakery')
  })

  test('an answer that breaks the contract fails what it feeds, not the page', async ({
    page,
    signInAs,
    sandbox,
  }) => {
    await sandbox.faults.set({ operationId: 'sumEvents', kind: 'off-contract' })
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await expect(figure(page, 'Uitgaven incl. btw')).toContainText('Niet beschikbaar')
    await expect(figure(page, 'Transacties')).toContainText(/\d/)
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

  test('a brand-new company finds friendly empty places, and where to begin', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('emma.empty')
    await page.goto(DASHBOARD)
    await expect(figure(page, 'Actieve gebruikers')).toContainText('0')
    await expect(figure(page, 'Uitgaven incl. btw')).toContainText('€ 0,00')
    for (const text of [
      'Nog geen geschiedenis',
      'Nog geen uitgaven deze maand',
      'Nog geen activiteit deze maand',
      'Niemand heeft een negatief budget.',
    ])
      await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Tabel/ })).toHaveCount(0)
    await expectAccessible()
    await page.getByRole('link', { name: 'Naar de app-gebruikers' }).click()
    await expect(page).toHaveURL(/\/manage\/app-users/)
  })
})

test.describe('charts', () => {
  test('R064 the history covers 12 months of what one chooses; choice in the address, figures as a table', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await page.getByRole('combobox', { name: 'Wat de grafiek toont' }).selectOption('expenses')
    await expect(page).toHaveURL(/history=expenses/)
    await page.reload()
    const chart = page.getByRole('img', { name: /Uitgaven incl\. btw €/ })
    await expect(chart).toBeVisible()
    await asTable(page, 'Laatste 12 maanden')
    await expect(chart).toHaveCount(0)
    const table = page.getByRole('table', { name: 'Laatste 12 maanden' })
    await expect(table.getByRole('row')).toHaveCount(13)
    await expect(table.getByRole('row').nth(1)).toContainText(/\d\d\/\d{4}€/)
    await expectAccessible()
    await page.getByRole('button', { name: 'Grafiek: Laatste 12 maanden' }).click()
    await expect(chart).toBeVisible()
  })

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

  test('R066 G159 a single month shows three points', async ({ clock, page, signInAs, sandbox }) => {
    // In the month in which the first user of a company began, there is nothing before.
    const began = [...people(false)]
      .filter(({ corporateAccountOspId, active }) => corporateAccountOspId === COMPANY.postpaid && active)
      .map(({ activeSince, createdOn }) => (activeSince ?? createdOn).slice(0, 7))
    const first = began.toSorted()[0] ?? ''
    const now = `${first}-20T10:00:00+01:00`
    await sandbox.clock.set(now, true)
    await clock.setFixedTime(now)
    await signInAs('paul.postpaid')
    await page.goto(DASHBOARD)
    await asTable(page, 'Laatste 12 maanden')
    const rows = page.getByRole('table', { name: 'Laatste 12 maanden' }).getByRole('row')
    await expect(rows).toHaveCount(4)
    const [year = '', month = ''] = first.split('-')
    await expect(rows.nth(2)).toContainText(`${month}/${year}`)
    await expect(rows.nth(1).getByRole('cell')).toHaveText(['0', '0'])
    await expect(rows.nth(3).getByRole('cell')).toHaveText(['0', '0'])
  })

  test('R065 the breakdown has seven parts, the last of them the rest', async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(DASHBOARD)
    await asTable(page, 'Uitgaven per vervoermiddel')
    const rows = page.getByRole('table', { name: 'Uitgaven per vervoermiddel' }).getByRole('row')
    await expect(rows).toHaveCount(8)
    await expect(rows.last()).toContainText('Overige')
  })
})

test.describe('companies', () => {
  test('R063 five companies a page, sorted by any column, with the sum of all', async ({
    page,
    signInAs,
  }) => {
    await signInAs('miranda.msp')
    await page.goto(DASHBOARD)
    const rows = companies(page).getByRole('row')
    await expect(rows).toHaveCount(7)
    await expect(figure(page, 'Uitgaven incl. btw')).toContainText('€')
    const sum = (await rows.last().textContent()) ?? ''
    await page.getByRole('button', { name: 'Volgende pagina' }).click()
    await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible()
    await expect(rows).toHaveCount(7)
    await expect(rows.last()).toHaveText(sum)
    await companies(page).getByRole('button', { name: 'Bedrijf' }).click()
    await expect(companies(page).getByRole('columnheader', { name: 'Bedrijf' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })

  test('R061 R032 partner staff go to one company and back to all; no filters of an ospadmin', async ({
    page,
    signInAs,
  }) => {
    await signInAs('mats.msp')
    await page.goto(`${DASHBOARD}?partner=p-3002`)
    await expect(page.getByRole('combobox', { name: 'Partner' })).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Bedrijfstype' })).toHaveCount(0)
    await companies(page).getByRole('link', { name: 'Gent Garage' }).click()
    await expect(page).toHaveURL(new RegExp(`corporateAccountOspId=${COMPANY.postpaid}`))
    await expect(page.getByText('Alleen Gent Garage')).toBeVisible()
    await expect(figure(page, 'Actieve bedrijven')).toContainText('1')
    await expect(companies(page).getByRole('row')).toHaveCount(3)
    await page.getByRole('button', { name: 'Alle bedrijven tonen' }).click()
    await expect(figure(page, 'Actieve bedrijven')).toContainText('3')
    await expect(page).not.toHaveURL(/corporateAccountOspId/)
  })

  test('R061 an ospadmin filters by partner and company type, in the address', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('olivia.osp')
    await page.goto(DASHBOARD)
    await page.getByRole('combobox', { name: 'Partner' }).selectOption({ label: 'Noordzee Mobility' })
    await expect(page).toHaveURL(/partner=p-3001/)
    await expect(figure(page, 'Actieve bedrijven')).toContainText('3')
    await page.getByRole('combobox', { name: 'Bedrijfstype' }).selectOption('SME')
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Partner' })).toHaveValue('p-3001')
    await expect(page.getByRole('combobox', { name: 'Bedrijfstype' })).toHaveValue('SME')
    await expect(companies(page)).toContainText('Brugge Bakery')
    await expectAccessible()
    await page.getByRole('combobox', { name: 'Bedrijfstype' }).selectOption('GOVERNMENT')
    await expect(page.getByText('Nog geen activiteit deze maand')).toBeVisible()
  })

  test('R061 filters rest while one company is selected', async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await page.goto(`${DASHBOARD}?partner=p-3002&corporateAccountOspId=${COMPANY.bakery}`)
    await expect(page.getByText('Alleen Brugge Bakery')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Partner' })).toHaveValue('')
    await page.getByRole('combobox', { name: 'Partner' }).selectOption('p-3003')
    await expect(page.getByText('Alleen Brugge Bakery')).toHaveCount(0)
    await expect(companies(page)).toContainText('Antwerp Architects')
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

  test('R068 R056 a result tells who it is and what matched, a voucher code too, and opens by keyboard', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await searchBox(page).fill('spring-2026')
    const option = results(page)
    await expect(option).toHaveCount(1)
    for (const text of [
      'Éloïse Van den Broecke',
      'App-gebruiker',
      '@brugge-bakery.example',
      '+32',
      'Brugge Bakery',
      'Gevonden op: vouchercode',
    ])
      await expect(option).toContainText(text)
    await expectAccessible()
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL(
      new RegExp(`/manage/app-users/u-1102.*corporateAccountOspId=${COMPANY.bakery}`),
    )
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

  test('R068 an admin is found, but has no user page to open', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await searchBox(page).fill('rita.reports')
    const option = results(page).filter({ hasText: /Rita Reports/ })
    await expect(option).toContainText('Beheerder')
    await expect(option).toContainText('Heeft geen gebruikerspagina')
    await searchBox(page).press('Enter')
    await option.click({ force: true })
    await expect(page).toHaveURL(/\/dashboard/)
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

  test('it says when nothing was found, and when it failed', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await searchBox(page).fill('zzzzzz')
    await expect(page.getByText('Geen gebruikers gevonden')).toBeVisible()
    await sandbox.faults.set({ operationId: 'findUsersByAny', kind: 'status-500', times: 1 })
    await searchBox(page).fill('jonas')
    await expect(page.getByText('Het zoeken is niet gelukt.')).toBeVisible()
    await page.getByRole('button', { name: 'Opnieuw zoeken' }).click()
    await expect(results(page).filter({ hasText: /Jonas Peeters/ })).toBeVisible()
  })
})

test('G185 users below zero are counted, and listed in a dialog with an address', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('ulla.users')
  await page.goto(DASHBOARD)
  await expect(page.getByText(/^\d+ gebruikers hebben een negatief budget\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Bekijken' }).click()
  await expect(page).toHaveURL(/show=negative-budgets/)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Gebruikers met een negatief budget' })
  await expect(dialog.getByRole('row', { name: /Jonas Peeters/ })).toContainText('€ -')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/show=/)
})
