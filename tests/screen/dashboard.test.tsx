/** The dashboard: figures, charts, companies, the search for users, and who is below zero. */
import { onTestFinished, vi } from 'vitest'
import { COMPANY } from '../../mocks/seed/names.ts'
import { people } from '../../mocks/seed/people.ts'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import type { ScreenPage } from './page.ts'

const DASHBOARD = `${BASE}/dashboard`

const figure = (page: ScreenPage, name: string | RegExp): Locator =>
  page.getByRole('region', { name, exact: true })
const companies = (page: ScreenPage): Locator => page.getByRole('table', { name: /^Bedrijven in/ })
const searchBox = (page: ScreenPage): Locator => page.getByRole('combobox', { name: 'Gebruiker zoeken' })
const results = (page: ScreenPage): Locator =>
  page.getByRole('listbox', { name: 'Gevonden gebruikers' }).getByRole('option')
const asTable = (page: ScreenPage, title: string): Promise<void> =>
  page.getByRole('button', { name: `Tabel: ${title}` }).click()

test.describe('figures', () => {
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

  test('a brand-new company finds friendly empty places, and where to begin', async ({ page, signInAs }) => {
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
    await page.getByRole('link', { name: 'Naar de app-gebruikers' }).click()
    await expect(page).toHaveURL(/\/manage\/app-users/)
  })
})

test.describe('charts', () => {
  test('R064 the history covers 12 months of what one chooses; choice in the address, figures as a table', async ({
    page,
    signInAs,
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
    await page.getByRole('button', { name: 'Grafiek: Laatste 12 maanden' }).click()
    await expect(chart).toBeVisible()
  })

  test('R066 G159 a single month shows three points', async ({ page, signInAs, sandbox }) => {
    // In the month in which the first user of a company began, there is nothing before.
    const began = [...people(false)]
      .filter(({ corporateAccountOspId, active }) => corporateAccountOspId === COMPANY.postpaid && active)
      .map(({ activeSince, createdOn }) => (activeSince ?? createdOn).slice(0, 7))
    const first = began.toSorted()[0] ?? ''
    const now = `${first}-20T10:00:00+01:00`
    await sandbox.clock.set(now, true)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    onTestFinished(() => void vi.useRealTimers())
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

  test('R061 an ospadmin filters by partner and company type, in the address', async ({ page, signInAs }) => {
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
  test('R068 R056 a result tells who it is and what matched, a voucher code too, and opens by keyboard', async ({
    page,
    signInAs,
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
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL(
      new RegExp(`/manage/app-users/u-1102.*corporateAccountOspId=${COMPANY.bakery}`),
    )
  })

  test('R068 an admin is found, but has no user page to open', async ({ page, signInAs, user }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await searchBox(page).fill('rita.reports')
    const option = results(page).filter({ hasText: /Rita Reports/ })
    await expect(option).toContainText('Beheerder')
    await expect(option).toContainText('Heeft geen gebruikerspagina')
    await searchBox(page).press('Enter')
    await user.click(option.element())
    await expect(page).toHaveURL(/\/dashboard/)
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
}) => {
  await signInAs('ulla.users')
  await page.goto(DASHBOARD)
  await expect(page.getByText(/^\d+ gebruikers hebben een negatief budget\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Bekijken' }).click()
  await expect(page).toHaveURL(/show=negative-budgets/)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Gebruikers met een negatief budget' })
  await expect(dialog.getByRole('row', { name: /Jonas Peeters/ })).toContainText('€ -')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/show=/)
})
