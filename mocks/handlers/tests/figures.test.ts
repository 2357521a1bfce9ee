/** The dashboard: search, negative budgets and figures, with the budgets and transactions behind them. */
import { describe, expect, test } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { calendarOf, daysIn, monthAfter, monthsBetween } from '../../behaviour/months.ts'
import { latestReported } from '../../behaviour/reporting/reports.ts'
import { createTester, testerOf, type Tester } from '../../testing.ts'

const BAKERY = 'ca-2001'
const sandbox = createTester().sandbox
const NOW = new Date().toISOString()
const CURRENT = calendarOf(new Date(NOW)).month
const as = async (login: string): Promise<Tester> => {
  const tester = testerOf(sandbox, 'figures')
  await tester.control('PUT', 'clock', { now: NOW, frozen: true })
  return tester.as(login)
}
/** R067: sums are in whole cents, as a client must compute them. */
const cents = (rows: { totalPriceVatIncl: number }[]) =>
  rows.reduce((sum, row) => sum + Math.round(row.totalPriceVatIncl * 100), 0)
const year = { monthFrom: monthAfter(CURRENT, -11), monthTo: CURRENT }
/** The previous month, because the current one is still empty on its first day. */
const month = { monthFrom: monthAfter(CURRENT, -1), monthTo: monthAfter(CURRENT, -1) }

/** A day in the month `yyyyMM`. */
const dateIn = (of: string, date: string): string => `${of.slice(0, 4)}-${of.slice(4)}-${date}`

describe('the dashboard’s search', () => {
  const search = async (login: string, text: string) =>
    (await as(login)).call('findUsersByAny', { query: { search: text } })

  test('R148 takes three characters', async () => {
    expect((await search('ulla.users', 'jo')).error.errors).toMatchObject([
      { field: 'search', rule: 'minLength' },
    ])
  })
  test('R068 R273 returns what matched, sorted by first name, last name, e-mail address', async () => {
    const { good } = await search('ulla.users', 'peeters')
    const names = good.content.map(({ fullname }) => fullname)
    expect(names.length).toBeGreaterThan(2)
    expect(names).toEqual([...names].sort(new Intl.Collator('nl').compare))
    expect(good.content.filter(({ login }) => login?.endsWith('.peeters'))).toMatchObject([
      {
        fullname: 'Jonas Peeters',
        corporateAccountName: 'Brugge Bakery',
        isMobile: true,
        searchMatchedOn: ['NAME', 'LOGIN', 'EMAIL'],
      },
      { fullname: 'Lotte Peeters' },
    ])
  })
  test.each([
    ['spring-2026', ['VOUCHER_CODE']],
    ['+3247012', ['MSISDN']],
    ['bb-0042', ['EXT_ID']],
  ])('R068 %s matches on %j', async (text, matched) => {
    expect((await search('ulla.users', text)).good.content[0]?.searchMatchedOn).toEqual(matched)
  })
  test('finds only users that the caller may access', async () => {
    const total = async (login: string) => (await search(login, 'jonas.peeters@brugge')).good.totalElements
    expect([
      await total('ulla.users'),
      await total('mats.msp'),
      await total('olivia.osp'),
      await total('petra.prepaid'),
    ]).toEqual([1, 1, 1, 0])
  })
})

describe('negative budgets', () => {
  test('G185 the count is the length of the list; every budget in it is below zero, lowest first', async () => {
    const ulla = await as('ulla.users')
    const { good } = await ulla.call('findUsersWithNegativeBudget', { body: {}, query: { size: 100 } })
    expect((await ulla.call('countUsersWithNegativeBudget', { body: {} })).good.count).toBe(
      good.totalElements,
    )
    expect(good.totalElements).toBeGreaterThan(0)
    // The business budget of Jonas is unlimited: it only counts what was used.
    expect(good.content.find(({ ospId }) => ospId === 'u-1101')).toBeUndefined()
    expect(
      good.content.flatMap(({ budgets }) => budgets).every(({ currentAmount }) => currentAmount < 0),
    ).toBe(true)
  })
})

describe('the figure and the pages of its users agree', () => {
  for (const [login, company] of [
    ['ulla.users', 'ca-2001'],
    ['petra.prepaid', 'ca-2002'],
    ['paul.postpaid', 'ca-2003'],
    ['olivia.osp', 'ca-2007'],
  ] as const)
    test(`G185 ${login} counts the users whose own budgets are below zero, and never an unlimited one`, async () => {
      const caller = await as(login)
      const filter = { corporateAccountOspId: company }
      const { good: users } = await caller.call('getUsersByFilter', { query: { size: 1000 }, body: filter })
      const below: string[] = []
      let sum = 0
      for (const { ospId } of users.content) {
        const { good: budgets } = await caller.call('getBudgetsByOwner', { body: { ownerOspId: ospId } })
        const found = budgets.filter(
          ({ limited, remaining, currentAmount }) => limited && (remaining ?? currentAmount) < 0,
        )
        if (found.length > 0) below.push(ospId)
        for (const { currentAmount } of found) sum += Math.round(currentAmount * 100)
      }
      const { good } = await caller.call('countUsersWithNegativeBudget', { body: filter })
      expect([good.count, Math.round((good.total ?? 0) * 100)]).toEqual([below.length, sum])
      const { good: list } = await caller.call('findUsersWithNegativeBudget', {
        query: { size: 1000 },
        body: filter,
      })
      expect(list.content.map(({ ospId }) => ospId).toSorted()).toEqual(below.toSorted())
    })
})

describe('what needs attention', () => {
  test('G185 counts users below zero, blocked and without a budget as the lists do', async () => {
    const ulla = await as('ulla.users')
    const { good } = await ulla.call('countUsersWithNegativeBudget', {
      body: { corporateAccountOspId: BAKERY },
    })
    const negative = await ulla.call('findUsersWithNegativeBudget', { body: {}, query: { size: 100 } })
    expect(good.count).toBe(negative.good.totalElements)
    expect(cents([{ totalPriceVatIncl: good.total ?? 0 }])).toBe(
      cents(
        negative.good.content
          .flatMap(({ budgets }) => budgets)
          .map(({ currentAmount }) => ({ totalPriceVatIncl: currentAmount })),
      ),
    )
    const count = async (filter: { blocked?: boolean; hasBudget?: boolean }) =>
      (
        await ulla.call('getUsersByFilter', {
          body: { corporateAccountOspId: BAKERY, classification: 'mobile', active: true, ...filter },
        })
      ).good.totalElements
    expect(good.blockedUsers?.count).toBe(await count({ blocked: true }))
    expect(good.usersWithoutBudget).toEqual({
      count: await count({ hasBudget: false }),
      names: ['Lotte Aerts', 'Mehmet Dubois'],
    })
    expect(await count({ hasBudget: true })).toBe((await count({})) - (good.usersWithoutBudget?.count ?? 0))
  })
  test('G185 returns what a company has set up, only for a single company', async () => {
    const { good } = await (
      await as('emma.empty')
    ).call('countUsersWithNegativeBudget', { body: { corporateAccountOspId: 'ca-2006' } })
    expect(good.setUp).toEqual({ companyBudget: 0, userGroups: 0, appUsers: 0, userBudgets: 0 })
    expect(
      (await (await as('mats.msp')).call('countUsersWithNegativeBudget', { body: {} })).good.setUp,
    ).toBeUndefined()
    const foreign = await (
      await as('petra.prepaid')
    ).call('countUsersWithNegativeBudget', { body: { corporateAccountOspId: BAKERY } })
    expect(foreign.status).toBe(404)
  })
})

describe('figures', () => {
  test('G184 a month includes its figures up to the current day of the month', async () => {
    const ulla = await as('ulla.users')
    await ulla.control('PUT', 'clock', { now: '2026-11-23T10:00:00+01:00', frozen: true })
    const query = { monthFrom: '202610', monthTo: '202611', groupBy: 'month' } as const
    const [bookedBefore, booked] = (await ulla.call('countBookings', { query })).good
    expect(booked?.countToDate).toBe(booked?.count)
    expect(bookedBefore?.countToDate).toBeLessThan(bookedBefore?.count ?? 0)
    const [spentBefore, spent] = (await ulla.call('sumEvents', { query })).good
    expect(spent?.totalToDateVatIncl).toBe(spent?.totalPriceVatIncl)
    expect(spentBefore?.totalToDateVatIncl).toBeLessThan(spentBefore?.totalPriceVatIncl ?? 0)
  })
  test('R064 twelve months have figures that vary; future months have none', async () => {
    const ulla = await as('ulla.users')
    const { good } = await ulla.call('countUsers', { query: { ...year, groupBy: 'month' } })
    expect(good.map(({ billingMonth }) => billingMonth)).toEqual(monthsBetween('000000', CURRENT, 12))
    expect(good.at(-1)?.count).toBe(60)
    const later = { monthFrom: monthAfter(CURRENT, 1), monthTo: monthAfter(CURRENT, 13) }
    expect((await ulla.call('sumEvents', { query: later })).good).toEqual([])
  })
  test('R067 every grouping adds up to the same cents', async () => {
    const mats = await as('mats.msp')
    const sums = await Promise.all(
      ([undefined, 'month', 'corporateAccount', 'mobilityMode'] as const).map(async (groupBy) =>
        cents((await mats.call('sumEvents', { query: { ...year, ...withoutUndefined({ groupBy }) } })).good),
      ),
    )
    expect(new Set(sums).size).toBe(1)
    expect(sums[0]).toBeGreaterThan(0)
  })
  test('rows contain only the properties of their grouping', async () => {
    const ulla = await as('ulla.users')
    const row = async (groupBy: 'month' | 'corporateAccount' | 'mobilityMode') =>
      Object.keys((await ulla.call('countBookings', { query: { ...month, groupBy } })).good[0] ?? {}).sort()
    expect(await row('month')).toEqual(['billingMonth', 'companyType', 'count', 'countToDate'])
    expect(await row('mobilityMode')).toEqual(['companyType', 'count', 'mobilityMode', 'mobilityModeLabel'])
    expect(await row('corporateAccount')).toEqual([
      'companyType',
      'corporateAccountExtId',
      'corporateAccountName',
      'corporateAccountOspId',
      'count',
      'mspExtId',
    ])
  })
  test('R236 a parent limits the figures to a company or partner; one that the caller may not access is a 404', async () => {
    const mats = await as('mats.msp')
    const request = (parentOspId: string) =>
      mats.call('countBookings', { query: { ...month, groupBy: 'corporateAccount', parentOspId } })
    expect((await request('ca-2003')).good.map(({ corporateAccountName }) => corporateAccountName)).toEqual([
      'Gent Garage',
    ])
    expect((await request('p-3001')).good).toHaveLength(2)
    expect([(await request('p-3002')).status, (await request('ca-2002')).status]).toEqual([404, 404])
  })
  test('months in the wrong order are refused; a new company has no rows; unknown modes can occur', async () => {
    const invalid = await (
      await as('ulla.users')
    ).call('sumEvents', { query: { monthFrom: CURRENT, monthTo: monthAfter(CURRENT, -1) } })
    expect(invalid.error.errors).toMatchObject([{ field: 'monthTo', rule: 'month_order' }])
    expect((await (await as('emma.empty')).call('sumEvents', { query: year })).good).toEqual([])
    const una = await (
      await as('una.unknown')
    ).call('sumEvents', { query: { ...year, groupBy: 'mobilityMode' } })
    expect(una.good.map(({ mobilityMode }) => mobilityMode)).toContain('HOT_AIR_BALLOON')
  })
  test('figures of the current month grow with its days', async () => {
    const tester = createTester()
    const total = async (now: string) => {
      await tester.control('PUT', 'clock', { now, frozen: true })
      const ulla = await tester.as('ulla.users')
      return cents((await ulla.call('sumEvents', { query: { monthFrom: CURRENT, monthTo: CURRENT } })).good)
    }
    const day = (of: string, date: string): string => `${dateIn(of, date)}T12:00:00Z`
    const [early, late, after] = [
      await total(day(CURRENT, '05')),
      await total(day(CURRENT, '25')),
      await total(day(monthAfter(CURRENT, 1), '05')),
    ]
    expect(early).toBeLessThan(late)
    expect(late).toBeLessThan(after)
  })
})

describe('reports', () => {
  test('R072 one for each past month, newest first; types in the caller’s language', async () => {
    const rita = await as('rita.reports')
    const { good } = await rita.call('findReportsByFilter', { body: { reportType: 'USAGE_DETAIL' } })
    expect(good).toMatchObject({ totalElements: 12, totalPages: 2 })
    expect(good.content[0]).toMatchObject({
      reportMonth: latestReported(new Date(NOW)),
      corporateAccountExtId: 'BRUGGE-BAKERY',
    })
    const older = ([-8, -7, -6] as const).map((count) => monthAfter(CURRENT, count))
    const some = await rita.call('findReportsByFilter', {
      body: { monthFrom: older[0] ?? '', monthTo: older[2] ?? '' },
      query: { sort: 'reportMonth' },
    })
    expect(new Set(some.good.content.map(({ reportMonth }) => reportMonth))).toEqual(new Set(older))
    expect((await rita.call('listReportTypes')).good[0]?.label).toBe("Aperçu de l'utilisation")
  })
})

describe('budgets', () => {
  test('R080 R239 the company budget is visible to an ospadmin, and in prepaid and ARTEMIS companies; for others it is a 404', async () => {
    const statusFor = async (login: string, ownerOspId: string) =>
      (await (await as(login)).call('getBudgetsByOwner', { body: { ownerOspId } })).status
    expect(await statusFor('ulla.users', BAKERY)).toBe(200)
    expect(await statusFor('arthur.artemis', 'ca-2004')).toBe(200)
    expect(await statusFor('mats.msp', BAKERY)).toBe(200)
    expect(await statusFor('mats.msp', 'ca-2003')).toBe(404)
    expect(await statusFor('olivia.osp', 'ca-2003')).toBe(200)
    expect(await statusFor('paul.postpaid', 'ca-2003')).toBe(404)
    expect(await statusFor('petra.prepaid', BAKERY)).toBe(404)
    expect(await statusFor('olivia.osp', 'nobody')).toBe(404)
  })
  test('a user’s budgets are visible to user managers and partner staff, active ones first', async () => {
    const { good } = await (
      await as('ulla.users')
    ).call('getBudgetsByOwner', { body: { ownerOspId: 'u-1101' } })
    expect(good.map(({ ospId }) => ospId)).toEqual(['b-5102', 'b-5101', 'b-5103'])
    expect(
      (await (await as('ivo.invoices')).call('getBudgetsByOwner', { body: { ownerOspId: 'u-1101' } })).status,
    ).toBe(404)
  })
})

describe('transactions', () => {
  const read = async (login: string, body: object, query: object = {}) =>
    (await as(login)).call('getBudgetTransactionsByFilter', { body, query: { size: 1000, ...query } })

  test('the events of a month add up to sumEvents, to the cent', async () => {
    const { good } = await read('ulla.users', {
      types: ['event'],
      budgetTypes: ['MOBILITY_BUDGET'], // The company's budget is charged for the same events (R199).
      dateFrom: dateIn(month.monthFrom, '01'),
      dateTo: dateIn(month.monthTo, String(daysIn(month.monthTo))),
    })
    const spent = good.content.reduce((sum, { amountVatIncl }) => sum - Math.round(amountVatIncl * 100), 0)
    const sums = await (await as('ulla.users')).call('sumEvents', { query: month })
    expect(good.totalElements).toBeLessThanOrEqual(1000)
    expect(spent).toBe(cents(sums.good))
  })
  test('newest first, also sorted by amount; filter conditions are combined with and', async () => {
    const { good } = await read('ulla.users', { corporateAccountOspId: BAKERY, types: ['topup'] })
    const days = good.content.map(({ date }) => date)
    expect(days).toEqual([...days].sort().reverse())
    const byAmount = await read('ulla.users', { search: 'TREIN gent' }, { sort: 'amountVatIncl' })
    expect(byAmount.good.content).toEqual([])
    const trains = await read('ulla.users', { search: 'gent-sint' }, { sort: 'amountVatIncl' })
    const amounts = trains.good.content.map(({ amountVatIncl }) => amountVatIncl)
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other))
    expect(
      (await read('ulla.users', { userOspId: 'u-1101' })).good.content.every(
        ({ user }) => user?.ospId === 'u-1101',
      ),
    ).toBe(true)
  })
  test('a caller who may not see a budget does not see its transactions', async () => {
    expect((await read('connie.contact', {})).status, 'G457').toBe(403)
    expect((await read('petra.prepaid', { budgetOspId: 'b-5101' })).status).toBe(404)
    expect(
      (await read('ulla.users', { dateFrom: '2026-11-02', dateTo: '2026-11-01' })).error.errors,
    ).toMatchObject([{ field: 'dateTo', rule: 'date_order' }])
  })
})

describe('changes of users', () => {
  test('affect neither the expenses of earlier months nor their figures', async () => {
    const ulla = await as('ulla.users')
    const shown = async () => {
      const body = { corporateAccountOspId: BAKERY }
      const { good: events } = await ulla.call('getEventsByFilter', { query: { size: 1000 }, body })
      const { good: sums } = await (await as('rita.reports')).call('sumEvents', { query: year })
      return { events: events.content, sums }
    }
    const before = await shown()
    await ulla.call('deactivateUser', { body: { ospId: 'u-1102' } })
    await ulla.call('activateUser', {
      body: { ospId: 'u-1105', desiredActivationDate: '2020-01-01T00:00:00Z' },
    })
    await ulla.call('createBudget', {
      path: { type: 'MOBILITY_BUDGET' },
      body: { ownerOspId: 'u-1105', data: { startAmount: 100 } },
    })
    expect(await shown()).toEqual(before)
  })
})
