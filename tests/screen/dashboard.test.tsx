/** The dashboard: figures, charts, companies, the user search, and users below zero. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { people } from '../../mocks/seed/people.ts'
import { monthName } from '@/i18n/long-dates.ts'
import { monthAgo } from './days.ts'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import type { ScreenPage } from './page.ts'
import { setToday } from './today.ts'
import { isAll, turn } from '../level.ts'

const DASHBOARD = `${BASE}/dashboard`

const figure = (page: ScreenPage, name: string | RegExp): Locator =>
  page.getByRole('region', { name, exact: true })
const companies = (page: ScreenPage): Locator => page.getByRole('table', { name: /^Bedrijven in/ })
const heading = (page: ScreenPage): Locator => page.getByRole('heading', { level: 1 })
const recent = (page: ScreenPage): Locator => page.getByRole('table', { name: 'Recente uitgaven' })
const searchBox = (page: ScreenPage): Locator => page.getByRole('combobox', { name: 'Gebruiker zoeken' })
const results = (page: ScreenPage): Locator =>
  page.getByRole('listbox', { name: 'Gevonden gebruikers' }).getByRole('option')
const asTable = (page: ScreenPage, title: string): Promise<void> =>
  page.getByRole('button', { name: `Als tabel tonen: ${title}` }).click()

test.describe('the figures', () => {
  test.runIf(isAll)(
    'R128 are not requested again if they were prefetched before the page is rendered',
    async ({ open, page, sandbox }) => {
      await open('/help', { as: 'mats.msp' })
      await page.goto(DASHBOARD)
      await expect(companies(page).getByRole('row')).toHaveCount(4)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const before = (await sandbox.calls()).length
      await page.reload()
      await expect(companies(page).getByRole('row')).toHaveCount(4)
      await expect(figure(page, 'Actieve gebruikers')).toContainText(/\d/)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const calls = (await sandbox.calls()).slice(before)
      const callsOf = (id: string) => calls.filter(({ operationId }) => operationId === id)
      expect(callsOf('countUsers'), 'one by month, one by company').toHaveLength(2)
      for (const id of ['getWorkQueues', 'countUsersWithNegativeBudget', 'listCompanyTypes'])
        expect(callsOf(id), id).toHaveLength(1)
    },
  )
  test('R059 R064 are four figures of the month, each compared with the same days of the previous month', async ({
    open,
    page,
    sandbox,
  }) => {
    const now = '2026-11-23T10:00:00+01:00'
    await setToday(sandbox, now)
    await open('/dashboard', { as: 'ulla.users' })
    await expect(heading(page)).toHaveText('Dashboard: Brugge Bakery deze maand')
    await expect(page.getByText('1 tot en met 23 november 2026, incl. btw')).toBeVisible()
    await expect(figure(page, 'Actieve gebruikers')).toContainText(/sinds oktober · \d+ nieuw/)
    await expect(figure(page, 'Transacties')).toContainText('tegenover 1–23 oktober')
    await expect(figure(page, 'Uitgaven')).toContainText(/(Meer|Minder): \d+,\d\s% tegenover 1–23 oktober/)
    await expect(figure(page, 'Bedrijfsbudget')).toContainText('€ 12 480,35')
  })

  test.runIf(isAll)(
    'R064 can be shown for another month by name or URL, compared with the whole month before it',
    async ({ open, page, sandbox }) => {
      const now = '2026-11-23T10:00:00+01:00'
      await setToday(sandbox, now)
      await open('/dashboard', { as: 'ulla.users' })
      const month = page.getByRole('combobox', { name: 'Maand' })
      await expect(month).toHaveValue('202611')
      await month.selectOption({ label: 'september 2026' })
      await expect(page).toHaveURL(/month=202609/)
      await page.reload()
      await expect(heading(page)).toHaveText('Dashboard: Brugge Bakery in september 2026')
      await expect(figure(page, 'Uitgaven')).toContainText('tegenover augustus')
      // An invalid month in the address sends no request.
      await page.goto(`${DASHBOARD}?month=209901`)
      await expect(month).toHaveValue('202611')
    },
  )

  test('R060 show new users instead of the company budget for a postpaid company', async ({
    page,
    signInAs,
  }) => {
    await signInAs('paul.postpaid')
    await page.goto(DASHBOARD)
    await expect(figure(page, 'Uitgaven')).toContainText('€')
    await expect(figure(page, 'Nieuwe gebruikers')).toContainText(/\d/)
    await expect(figure(page, 'Bedrijfsbudget')).toHaveCount(0)
    // For a single company there is no table of companies.
    await expect(recent(page)).toBeVisible()
    await expect(companies(page)).toHaveCount(0)
  })

  test('R062 R072 link to the reports for a reporting manager, and to the budget for users who may see it', async ({
    page,
    signInAs,
  }) => {
    await signInAs('rita.reports', { language: 'nl' })
    await page.goto(DASHBOARD)
    for (const name of ['Actieve gebruikers', 'Transacties', 'Uitgaven'])
      await expect(figure(page, name).getByRole('link')).toHaveAttribute('href', `${BASE}/reporting`)
    // She may not search users, count them, nor see their expenses.
    await expect(searchBox(page)).toHaveCount(0)
    await expect(figure(page, 'Vraagt aandacht')).toHaveCount(0)
    await expect(recent(page)).toHaveCount(0)
    await figure(page, 'Bedrijfsbudget').getByRole('link').click()
    await expect(page).toHaveURL(/\/finance\/company-budget/)
  })

  test.runIf(isAll)(
    'R062 link to the users, or to the trend, for a viewer without the role',
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(DASHBOARD)
      await expect(figure(page, 'Actieve gebruikers').getByRole('link')).toHaveAttribute(
        'href',
        /\/manage\/app-users\/active/,
      )
      await figure(page, 'Transacties').getByRole('link').click()
      await expect(page).toHaveURL(/history=transactions/)
      await expect(page.getByRole('radio', { name: 'Transacties' })).toBeChecked()
    },
  )

  test.runIf(isAll)(
    'R062 include the active companies for partner staff, with a link to them',
    async ({ page, signInAs }) => {
      await signInAs('mats.msp')
      await page.goto(DASHBOARD)
      await expect(figure(page, 'Actieve bedrijven')).toContainText('3')
      await figure(page, 'Actieve bedrijven').getByRole('link').click()
      await expect(page).toHaveURL(/\/corporate-accounts/)
    },
  )

  test('load and fail separately, and can be retried', async ({ page, signInAs, sandbox }) => {
    await sandbox.faults.set({ operationId: 'countBookings', kind: 'status-500' })
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await expect(figure(page, 'Transacties')).toContainText('Niet beschikbaar')
    await expect(figure(page, 'Actieve gebruikers')).toContainText(/\d/)
    await expect(figure(page, 'Uitgaven')).toContainText('€')
    await expect(page.getByRole('img', { name: /^Uitgaven van/ })).toBeVisible()

    await sandbox.faults.clear()
    await page.getByRole('button', { name: 'Transacties opnieuw laden' }).click()
    await expect(figure(page, 'Transacties')).toContainText(/\d/)
  })

  test('fail separately if a response breaks the contract', async ({ page, signInAs, sandbox }) => {
    await sandbox.faults.set({ operationId: 'sumEvents', kind: 'off-contract' })
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await expect(figure(page, 'Uitgaven')).toContainText('Niet beschikbaar')
    await expect(figure(page, 'Transacties')).toContainText(/\d/)
  })
})

test.describe('a new company', () => {
  test('R059 sees the user search and first steps instead of zeros, each with a link to its screen', async ({
    page,
    signInAs,
    open,
  }) => {
    await signInAs('emma.empty')
    await page.goto(DASHBOARD)
    await expect(page.getByRole('heading', { name: 'Nog 4 haltes te gaan' })).toBeVisible()
    await expect(figure(page, 'Actieve gebruikers')).toHaveCount(0)
    await expect(searchBox(page)).toBeVisible()
    const steps = page.getByRole('list', { name: 'Eerste stappen' }).getByRole('listitem')
    await expect(steps).toHaveCount(4)
    await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
    for (const [name, address] of [
      ['Bedrijfsbudget openen', '/finance/company-budget'],
      ['Gebruikersgroep toevoegen', '/manage/user-groups/add'],
      ['Medewerkers importeren', '/manage/app-users/import'],
      ['Gebruiker kiezen', '/manage/app-users/active?hasBudget=no'],
      ['Hulp nodig? Naar de hulppagina', '/help'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', BASE + address)
    await open('/manage/user-groups/add')
    await page.getByLabel(/^Naam/).fill('Bakkers')
    await page.getByRole('button', { name: 'Groep toevoegen' }).click()
    await expect(page).toHaveURL(/user-groups\/(?!add)/)
    await page.goto(DASHBOARD)
    await expect(page.getByRole('heading', { name: 'Nog 3 haltes te gaan' })).toBeVisible()
    await expect(steps.nth(1)).toContainText('1 gebruikersgroep gemaakt (klaar)')
  })

  test.runIf(isAll)(
    'sees how long each step takes, can skip it, and sees the next one after the transfer',
    async ({ page, signInAs }) => {
      await signInAs('emma.empty')
      await page.goto(DASHBOARD)
      const steps = page.getByRole('list', { name: 'Eerste stappen' }).getByRole('listitem')
      await expect(steps.nth(0)).toContainText('dan tot 48 uur wachten')
      await expect(steps.nth(1)).toContainText('2 minuten')
      await expect(steps.nth(3)).toContainText('Kan zodra er een medewerker is.')
      await page.getByRole('button', { name: 'De overschrijving is vertrokken' }).click()
      await expect(steps.nth(0)).toContainText('ga intussen verder')
      await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
      await page.getByRole('button', { name: 'Overslaan: Maak een gebruikersgroep' }).click()
      await expect(page.getByRole('button', { name: 'Toch doen: Maak een gebruikersgroep' })).toBeFocused()
      await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
      await expect(page.getByRole('heading', { name: 'Nog 3 haltes te gaan' })).toBeVisible()
      // The browser remembers it, for this company.
      await page.goto(DASHBOARD)
      await expect(steps.nth(1)).toContainText('Overgeslagen')
      await page.getByRole('button', { name: 'Toch doen: Maak een gebruikersgroep' }).click()
      await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    },
  )

  test.runIf(isAll)(
    'has its steps shown to partner staff too, who can return to all companies',
    async ({ page, signInAs }) => {
      await signInAs('olivia.osp')
      await page.goto(`${DASHBOARD}?corporateAccountOspId=${COMPANY.empty}`)
      await expect(page.getByRole('list', { name: 'Eerste stappen' })).toBeVisible()
      await page.getByRole('button', { name: 'Alle bedrijven tonen' }).click()
      await expect(figure(page, 'Actieve bedrijven')).toContainText(/\d/)
    },
  )
})

test.describe('the recent expenses', () => {
  test('are the last five of the company, each with a link', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await expect(recent(page).getByRole('rowheader')).toHaveCount(5)
    await expect(page.getByRole('link', { name: 'Alles bekijken' })).toHaveAttribute(
      'href',
      /all-transactions\?type=event/,
    )
    await recent(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/manage\/app-users\/u-\d+\/expenses\//)
  })
})

test.describe('the charts', () => {
  test('R064 show 12 months of the figure in the URL, also as a table', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    await page.getByRole('radio', { name: 'Gebruikers' }).click()
    await expect(page).toHaveURL(/history=users/)
    await page.reload()
    const chart = page.getByRole('img', { name: /^Gebruikers van/ })
    await expect(chart).toBeVisible()
    await asTable(page, 'Laatste 12 maanden')
    await expect(chart).toHaveCount(0)
    const table = page.getByRole('table', { name: 'Laatste 12 maanden' })
    await expect(table.getByRole('row')).toHaveCount(13)
    await expect(table.getByRole('columnheader')).toHaveText(['Maand', 'Gebruikers', 'vorig jaar'])
    await expect(table.getByRole('row').nth(1)).toContainText(/[a-z]+ \d{4}\d+/)
    await page.getByRole('button', { name: 'Als grafiek tonen: Laatste 12 maanden' }).click()
    await expect(chart).toBeVisible()
  })

  test('summarise the history of users without decimals', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${DASHBOARD}?history=users`)
    await expect(page.getByRole('img', { name: /^Gebruikers van .*: \d+ – \d+ – \d+$/ })).toBeVisible()
  })

  test('R066 G159 show three points for a single month', async ({ page, signInAs, sandbox }) => {
    // In the month in which a company's first user started, there are no earlier figures.
    const began = [...people(false)]
      .filter(({ corporateAccountOspId, active }) => corporateAccountOspId === COMPANY.postpaid && active)
      .map(({ activeSince, createdOn }) => (activeSince ?? createdOn).slice(0, 7))
    const first = began.toSorted()[0] ?? ''
    const now = `${first}-20T10:00:00+01:00`
    await setToday(sandbox, now)
    await signInAs('paul.postpaid')
    await page.goto(`${DASHBOARD}?history=users`)
    await asTable(page, 'Laatste 12 maanden')
    const rows = page.getByRole('table', { name: 'Laatste 12 maanden' }).getByRole('row')
    await expect(rows).toHaveCount(4)
    // The latest on top: the two months before count 0, and no future month is shown.
    await expect(rows.nth(1)).toContainText(monthName(first.replace('-', ''), 'nl'))
    await expect(rows.nth(2).getByRole('cell')).toHaveText(['0'])
    await expect(rows.nth(3).getByRole('cell')).toHaveText(['0'])
  })

  test('R065 have seven colours in the breakdown, one per part, and a neutral rest', async ({
    page,
    signInAs,
  }) => {
    await signInAs('mats.msp')
    // Use a whole month, because its first days may have fewer than seven.
    await page.goto(`${DASHBOARD}?month=${monthAgo(1)}`)
    const parts = page.getByRole('list', { name: 'Waaraan het budget gaat' })
    await expect(parts.getByRole('listitem').last()).toContainText('Overige')
    const bars = [...document.querySelectorAll<HTMLElement>('.share-bar > span')]
    expect(bars.map(({ style }) => style.background)).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', 'rest'].map((name) => `var(--colors-chart-${name})`),
    )
    await asTable(page, 'Waaraan het budget gaat')
    const rows = page.getByRole('table', { name: 'Waaraan het budget gaat' }).getByRole('row')
    await expect(rows).toHaveCount(9)
    await expect(rows.last()).toContainText('Overige')
  })
})

test.describe('the companies', () => {
  test('R063 are five per page, can be sorted by any column, and have a total', async ({
    page,
    signInAs,
  }) => {
    await signInAs('miranda.msp')
    await page.goto(DASHBOARD)
    const rows = companies(page).getByRole('row')
    await expect(rows).toHaveCount(7)
    await expect(figure(page, 'Uitgaven')).toContainText('€')
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

  test('R061 R032 can be opened and left by partner staff, without the filters of an ospadmin', async ({
    page,
    signInAs,
  }) => {
    await signInAs('mats.msp')
    await page.goto(`${DASHBOARD}?partner=p-3002`)
    await expect(page.getByRole('combobox', { name: 'Partner' })).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Bedrijfstype' })).toHaveCount(0)
    await companies(page).getByRole('link', { name: 'Gent Garage' }).click()
    await expect(page).toHaveURL(new RegExp(`corporateAccountOspId=${COMPANY.postpaid}`))
    await expect(heading(page)).toHaveText(/Gent Garage deze maand/)
    await expect(figure(page, 'Actieve bedrijven')).toHaveCount(0)
    await expect(companies(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Alle bedrijven tonen' }).click()
    await expect(figure(page, 'Actieve bedrijven')).toContainText('3')
    await expect(page).not.toHaveURL(/corporateAccountOspId/)
  })

  test.runIf(isAll)(
    'R061 can be filtered by partner and company type in the URL by an ospadmin',
    async ({ page, signInAs }) => {
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
    },
  )

  test('R061 have inactive filters while one company is selected', async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await page.goto(`${DASHBOARD}?partner=p-3002&corporateAccountOspId=${COMPANY.bakery}`)
    await expect(heading(page)).toHaveText(/Brugge Bakery deze maand/)
    await expect(page.getByRole('combobox', { name: 'Partner' })).toHaveValue('')
    await page.getByRole('combobox', { name: 'Partner' }).selectOption('p-3003')
    await expect(heading(page)).toHaveText(/Artemis deze maand/)
    await expect(companies(page)).toContainText('Antwerp Architects')
  })
})

test.describe('the user search', () => {
  test('R068 R056 shows users and the matching text, such as a voucher code, and works by keyboard', async ({
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

  for (const [login, name, kind, address] of turn(
    [
      ['rita.reports', /Rita Reports/, 'Beheerder', /\/manage\/admins\/u-\d+\/details/],
      ['connie.contact', /Connie Contact/, 'Contact', /\/manage\/admins\/contact\/u-\d+/],
    ] as const,
    0,
    isAll,
  ))
    test(`R068 finds ${login}, and opens the right page`, async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(DASHBOARD)
      await searchBox(page).fill(login)
      await expect(results(page).filter({ hasText: name })).toContainText(kind)
      await searchBox(page).press('Enter')
      await expect(page).toHaveURL(address)
      await expect(heading(page)).toHaveText(name)
    })

  test.runIf(isAll)(
    'shows when nothing was found, and when it failed',
    async ({ page, signInAs, sandbox }) => {
      await signInAs('ulla.users')
      await page.goto(DASHBOARD)
      await searchBox(page).fill('zzzzzz')
      await expect(page.getByText('Geen gebruikers gevonden')).toBeVisible()
      await sandbox.faults.set({ operationId: 'findUsersByAny', kind: 'status-500', times: 1 })
      await searchBox(page).fill('jonas')
      await expect(page.getByText('Het zoeken is niet gelukt.')).toBeVisible()
      await page.getByRole('button', { name: 'Opnieuw zoeken' }).click()
      await expect(results(page).filter({ hasText: /Jonas Peeters/ })).toBeVisible()
    },
  )
})

test.describe('what needs attention', () => {
  test.runIf(isAll)(
    'G185 shows partner staff without a company the numbers of blocked users and users without a budget, next to the waiting items',
    async ({ page, signInAs, sandbox }) => {
      await signInAs('miranda.msp')
      await page.goto(DASHBOARD)
      const card = page.getByRole('region', { name: /^Wacht op u/ })
      await expect(card.getByRole('link', { name: /^10/ })).toBeVisible()
      await expect(card).toContainText(/\d+ Gebruikers zonder budget/)
      await expect(card).not.toContainText(/[Nn]iemand|iedereen/)
      // They open the list of a company once they have chosen one.
      await expect(card.getByRole('link', { name: /zonder budget/ })).toHaveCount(0)
      // All waiting items are shown in one place.
      await expect(figure(page, 'Vraagt aandacht')).toHaveCount(0)
      expect(await sandbox.calls('countUsersWithNegativeBudget')).toHaveLength(1)
    },
  )

  test.runIf(isAll)(
    'G185 counts users with a negative budget, with the total amount, and lists them in a dialog with a URL',
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(DASHBOARD)
      const item = page.getByRole('link', { name: /gebruikers? onder nul/ })
      await expect(item).toContainText(/Samen €/)
      await item.click()
      await expect(page).toHaveURL(/show=negative-budgets/)
      await page.reload()
      const dialog = page.getByRole('dialog', { name: 'Gebruikers met een negatief budget' })
      await expect(dialog.getByRole('row').nth(1)).toContainText(/€[\s\u00a0][-−]/)
      // His business budget has no limit.
      await expect(dialog.getByRole('row', { name: /Jonas Peeters/ })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page).not.toHaveURL(/show=/)
    },
  )

  test.runIf(isAll)(
    'G185 counts and names users without a budget, with a link to their list',
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(DASHBOARD)
      const item = page.getByRole('link', { name: '2 gebruikers zonder budget' })
      await expect(item).toContainText('Lotte Aerts en Mehmet Dubois')
      await item.click()
      await expect(page).toHaveURL(/\/manage\/app-users\/active\?hasBudget=no/)
      const rows = page.getByRole('table').getByRole('rowheader')
      await expect(rows).toHaveCount(2)
    },
  )

  test('G185 is hidden if nothing needs attention, and can be retried', async ({
    page,
    signInAs,
    sandbox,
  }) => {
    await sandbox.faults.set({ operationId: 'countUsersWithNegativeBudget', kind: 'status-500' })
    await signInAs('ulla.users')
    await page.goto(DASHBOARD)
    const strip = figure(page, 'Vraagt aandacht')
    await expect(strip).toContainText('Wat aandacht vraagt, is nu niet beschikbaar.')
    await sandbox.faults.clear()
    await strip.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(strip.getByRole('link').first()).toBeVisible()
  })
})
