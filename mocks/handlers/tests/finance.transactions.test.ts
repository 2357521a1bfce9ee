/** Transactions: their balances, and how they are found. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import { calendarOf } from '../../behaviour/months.ts'
import { createTester, type Tester } from '../../testing.ts'

type Schemas = components['schemas']
type Filter = Schemas['TransactionFilter']

let guest: Tester
let ulla: Tester
beforeEach(async () => {
  guest = createTester()
  ulla = await guest.as('ulla.users')
})
const list = async (body: Filter, caller = ulla, sort: 'date' | '-date' = 'date') => {
  const all: Schemas['Transaction'][] = []
  for (let page = 0; ; page += 1) {
    const query = { sort, size: 1000, page }
    const { good } = await caller.call('getBudgetTransactionsByFilter', { query, body })
    all.push(...good.content)
    if (page + 1 >= good.totalPages) return all
  }
}
const cents = (euros: number): number => Math.round(euros * 100)
const budgetsOf = async (ownerOspId: string) =>
  (await ulla.call('getBudgetsByOwner', { body: { ownerOspId } })).good

describe('during the month', () => {
  const MONTH = calendarOf(new Date()).month
  const day = (of: string) => `${MONTH.slice(0, 4)}-${MONTH.slice(4)}-${of}`
  const lineOf = ({ ospId, date, amountVatIncl, balance }: Schemas['Transaction']) =>
    [ospId, date, amountVatIncl, balance].join(' ')
  const at = async (now: string) => {
    await guest.control('PUT', 'clock', { now, frozen: true })
    ulla = await guest.as('ulla.users')
    return list({ corporateAccountOspId: 'ca-2001', dateFrom: day('01') })
  }

  test('a transaction keeps its moment, amount and balance, and none is later than the clock', async () => {
    // At night, in the morning before the top-up of the second, and two minutes of one day apart.
    const moments = ['02T03:00:00Z', '02T07:30:00Z', '12T15:00:00Z', '12T15:02:00Z', '25T11:11:00Z'].map(day)
    let before: Schemas['Transaction'][] = []
    for (const moment of moments) {
      const now = await at(moment)
      expect(now.filter(({ date }) => Date.parse(date) > Date.parse(moment))).toEqual([])
      const lines = new Map(now.map((row) => [row.ospId, lineOf(row)]))
      expect(before.map(({ ospId }) => lines.get(ospId))).toEqual(before.map(lineOf))
      before = now
    }
    const events = before.filter(({ type }) => type === 'event')
    expect(new Set(events.map(({ date }) => date.slice(0, 10))).size, 'on many days').toBeGreaterThan(15)
  })

  test('its bookings add up to the figures at every moment', async () => {
    const body = { types: ['event'], budgetTypes: ['MOBILITY_BUDGET'], dateFrom: day('01') } satisfies Filter
    let before = 0
    for (const moment of ['04T05:00:00Z', '04T13:37:00Z', '19T21:30:00Z'].map(day)) {
      await at(moment)
      const events = await list(body)
      const rita = await guest.as('rita.reports')
      const query = { monthFrom: MONTH, monthTo: MONTH }
      const { good: sums } = await rita.call('sumEvents', { query })
      const spent = events.reduce((sum, { amountVatIncl }) => sum - cents(amountVatIncl), 0)
      expect(spent).toBe(sums.reduce((sum, { totalPriceVatIncl }) => sum + cents(totalPriceVatIncl), 0))
      expect(spent).toBeGreaterThan(before)
      before = spent
    }
  })

  test('the balance after the newest is the current balance', async () => {
    await at(day('20T12:00:00Z'))
    const budget = (await budgetsOf('u-1101')).find(({ type }) => type === 'MOBILITY_BUDGET')
    const [newest] = await list({ budgetOspId: budget?.ospId ?? '' }, ulla, '-date')
    expect(newest?.balance).toBe(budget?.currentAmount)
  })
})

describe('R199 an event at the expense of a prepaid company', () => {
  const OF_BAKERY = { corporateAccountOspId: 'ca-2001' } satisfies Filter
  const eventsOf = (rows: readonly Schemas['Transaction'][]) =>
    rows.flatMap(({ eventOspId, type }) => (eventOspId === undefined ? [] : [`${eventOspId} ${type}`]))

  test('has two transactions, of which one is the charge, and is listed once without charges', async () => {
    const all = await list(OF_BAKERY)
    const once = await list({ ...OF_BAKERY, charge: false })
    const charges = await list({ ...OF_BAKERY, charge: true })
    expect([...once, ...charges].map(({ ospId }) => ospId).sort()).toEqual(
      all.map(({ ospId }) => ospId).sort(),
    )
    expect(charges.length).toBeGreaterThan(100)
    expect(new Set(charges.map(({ budgetType, charge }) => `${budgetType} ${charge}`))).toEqual(
      new Set(['COMPANY_BUDGET true']),
    )
    expect(new Set(eventsOf(once)).size, 'no event twice').toBe(eventsOf(once).length)
    expect(new Set(eventsOf(all)), 'no event left out').toEqual(new Set(eventsOf(once)))
    const [budget] = await budgetsOf('ca-2001')
    expect(new Set(once.flatMap(({ companyBudgetOspId }) => companyBudgetOspId ?? []))).toEqual(
      new Set([budget?.ospId]),
    )
  })

  test('is no charge for a user who does not see the budgets of users, and names no budget of another company', async () => {
    const ivo = await guest.as('ivo.invoices')
    const all = await list(OF_BAKERY, ivo)
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter(({ charge, user }) => charge || user !== undefined)).toEqual([])
    expect(await list({ ...OF_BAKERY, charge: false }, ivo)).toHaveLength(all.length)
    const paul = await guest.as('paul.postpaid')
    const ofUsers = await list({ budgetTypes: ['MOBILITY_BUDGET'] }, paul)
    expect(ofUsers.length).toBeGreaterThan(0)
    expect(ofUsers.filter(({ companyBudgetOspId }) => companyBudgetOspId !== undefined)).toEqual([])
  })
})

describe('balances', () => {
  test.each(['ca-2001', 'u-1101', 'u-1102'])('of %s add up to the current balance', async (owner) => {
    const mismatches: string[] = []
    for (const { ospId, currentAmount } of await budgetsOf(owner)) {
      const rows = await list({ budgetOspId: ospId }, ulla, '-date')
      if (rows[0] && rows[0].balance !== currentAmount) mismatches.push(ospId)
      for (const [index, row] of rows.entries()) {
        const before = rows[index + 1]
        if (before && cents(row.balance) - cents(row.amountVatIncl) !== cents(before.balance))
          mismatches.push(row.ospId)
      }
    }
    expect(mismatches).toEqual([])
  })

  test('stay correct after a booking and a backdated expense', async () => {
    const { good } = await ulla.call('addTransactionForUser', {
      body: { userOspId: 'u-1101', budgetOspId: 'b-5101', amount: -10 },
    })
    expect(good.transaction.balance).toBe(good.budget.currentAmount)
    const expense = { userOspId: 'u-1101', budgetOspId: 'b-5101', amountVatIncl: -30, vatPercentage: 21 }
    await ulla.call('createExternalPurchaseCostEvent', {
      body: { ...expense, date: '2026-08-03', description: 'Band' },
    })
    const rows = await list({ budgetOspId: 'b-5101' })
    const index = rows.findIndex(({ description }) => description === 'Band')
    expect(index).toBeLessThan(rows.length - 1)
    expect(rows.at(-1)).toMatchObject({ ospId: good.transaction.ospId })
    expect(cents(rows.at(-1)?.balance ?? 0)).toBe(cents(good.budget.currentAmount) - 30_00)
  })

  test('G012 an amount that exceeds the maximum is refused, and nothing is booked', async () => {
    const olivia = await guest.as('olivia.osp')
    const before = await list({ corporateAccountOspId: 'ca-2001' }, olivia)
    const body = { corporateAccountOspId: 'ca-2001', amount: 999_999_999.99 }
    const { status, error } = await olivia.call('addTransactionForCorporateAccount', { body })
    expect([status, error?.errors?.[0]?.rule]).toEqual([422, 'maximum'])
    const user = { userOspId: 'u-1101', budgetOspId: 'b-5101' }
    expect(
      (await ulla.call('addTransactionForUser', { body: { ...user, amount: 999_999_999.99 } })).status,
    ).toBe(422)
    expect(await list({ corporateAccountOspId: 'ca-2001' }, olivia)).toEqual(before)
  })

  test('R080 a user who may not see the budget of a company cannot book on it', async () => {
    const mats = await guest.as('mats.msp')
    const add = async (corporateAccountOspId: string) =>
      (await mats.call('addTransactionForCorporateAccount', { body: { corporateAccountOspId, amount: 10 } }))
        .status
    expect([await add('ca-2001'), await add('ca-2003')]).toEqual([200, 404])
  })

  test('R094 a yearly budget starts the year with its recurring amount', async () => {
    const rows = await list({ budgetOspId: 'b-5101', types: ['automatic_update_reset'] })
    expect(rows.map(({ balance }) => balance)).toEqual([3000])
  })
})

describe('filters', () => {
  test('R055 of a partner: its companies only, and 404 for another partner', async () => {
    const olivia = await guest.as('olivia.osp')
    const rows = await list({ partnerOspId: 'p-3003' }, olivia)
    expect(new Set(rows.map(({ corporateAccount }) => corporateAccount?.ospId))).toEqual(new Set(['ca-2004']))
    const body = { partnerOspId: 'p-3003' }
    expect((await ulla.call('getBudgetTransactionsByFilter', { body })).status).toBe(404)
  })

  test('by amount, added or spent', async () => {
    const rows = await list({ amount: 14.8 })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ amountVatIncl }) => Math.abs(amountVatIncl) === 14.8)).toBe(true)
  })

  test('by booking id and by card number', async () => {
    const booked = await list({ search: 'rail26100001' })
    expect(booked.map(({ bookingId, user }) => [bookingId, user?.name])).toEqual(
      expect.arrayContaining([['RAIL26100001', 'Jonas Peeters']]),
    )
    const { good: tokens } = await ulla.call('getIdentificationTokens', {
      body: { userOspId: 'u-1101' },
    })
    const card = tokens.find(({ cardNumber }) => cardNumber !== undefined)?.cardNumber ?? 'none'
    const found = await list({ search: card })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ user }) => user?.ospId === 'u-1101')).toBe(true)
  })

  test('by the number of a card that the user got after a search', async () => {
    const body = { userOspId: 'u-1101', type: 'SWAPFIETS_NUMBER', cardNumber: '77123456' } as const
    expect(await list({ search: body.cardNumber })).toEqual([])
    expect((await ulla.call('addIdentificationToken', { body })).status).toBe(200)
    const found = await list({ search: body.cardNumber })
    expect(new Set(found.map(({ user }) => user?.ospId))).toEqual(new Set(['u-1101']))
  })

  test('by the kind of budget', async () => {
    const rows = await list({ budgetTypes: ['COMPANY_BUDGET'] })
    expect(new Set(rows.map(({ budgetType }) => budgetType))).toEqual(new Set(['COMPANY_BUDGET']))
  })
})

describe('details', () => {
  test('R091 stored transactions have the present names, and none of an anonymised user', async () => {
    const body = { userOspId: 'u-1101', budgetOspId: 'b-5101', amount: 12.34, description: 'Extra' }
    const booked = await ulla.call('addTransactionForUser', { body })
    expect(booked.good.transaction.user).toEqual({ ospId: 'u-1101', name: 'Jonas Peeters' })
    const nameOf = async (caller = ulla) => {
      const rows = await list({ budgetOspId: 'b-5101' }, caller)
      const row = rows.find(({ ospId }) => ospId === booked.good.transaction.ospId)
      expect(new Set(rows.map(({ user }) => user?.name)).size, 'all rows agree').toBe(1)
      return [row?.user?.name, row?.corporateAccount?.name]
    }
    await ulla.call('updateUser', { body: { ospId: 'u-1101', data: { lastName: 'Zwartjes' } } })
    await ulla.call('updateCorporateAccount', { body: { ospId: 'ca-2001', data: { name: 'Gent Bakery' } } })
    expect(await nameOf()).toEqual(['Jonas Zwartjes', 'Gent Bakery'])
    await ulla.call('anonymizeUser', { body: { ospId: 'u-1101' } })
    expect(await nameOf()).toEqual(['Anonymous u-1101', 'Gent Bakery'])
  })

  test('a user who may list a transaction may read its event; others get 404', async () => {
    const ivo = await guest.as('ivo.invoices')
    const listed = (await list({ types: ['event'] }, ivo)).at(-1)
    const read = async (login: string) => {
      const body = { ospId: listed?.eventOspId ?? '' }
      return (await (await guest.as(login)).call('getEvent', { body })).status
    }
    expect(await read('ivo.invoices')).toBe(200)
    expect(await read('petra.prepaid')).toBe(404)
    const event = (await list({ budgetTypes: ['MOBILITY_BUDGET'] }, await guest.as('mats.msp'))).find(
      ({ corporateAccount, eventOspId }) => corporateAccount?.ospId === 'ca-2003' && eventOspId !== undefined,
    )
    const body = { ospId: event?.eventOspId ?? '' }
    const { good } = await (await guest.as('paul.postpaid')).call('getEvent', { body })
    expect(good.invoice?.id, 'R199 what a company pays afterwards is on an invoice').toMatch(/^inv-ca-2003-/)
  })
})

test('G457 a user who is only a contact reads neither budgets nor transactions', async () => {
  const connie = await guest.as('connie.contact')
  const statuses = [
    await connie.call('getBudgetsByOwner', { body: { ownerOspId: 'ca-2001' } }),
    await connie.call('getBudgetTransactionsByFilter', { body: {} }),
    await connie.raw('/budget/transaction/download/xlsx', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }),
    await connie.call('getEvent', { body: { ospId: 'e-7020' } }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([403, 403, 403, 403])
})

describe('R079 a company has one threshold and one payment reference', () => {
  test('a change of the company shows on its budget, and vice versa', async () => {
    const account = async () => (await ulla.call('getCorporateAccount', { body: { ospId: 'ca-2001' } })).good
    await ulla.call('updateCorporateAccount', {
      body: { ospId: 'ca-2001', data: { threshold: 750, paymentReference: '+++111/1111/11111+++' } },
    })
    const [budget] = await budgetsOf('ca-2001')
    expect(budget).toMatchObject({ threshold: 750, paymentReference: '+++111/1111/11111+++' })
    const before = (await account()).version
    await ulla.call('updateBudget', {
      body: { ospId: 'b-5001', version: budget?.version ?? 0, data: { threshold: 900 } },
    })
    expect(await account()).toMatchObject({ version: before + 1, data: { threshold: 900 } })
    await ulla.call('updateBudget', { body: { ospId: 'b-5001', data: { threshold: null } } })
    expect((await account()).data.threshold).toBeUndefined()
    expect((await budgetsOf('ca-2001'))[0]?.threshold).toBeUndefined()
  })

  test('the mail uses the threshold that was set on the company', async () => {
    const olivia = await guest.as('olivia.osp')
    await ulla.call('updateCorporateAccount', { body: { ospId: 'ca-2001', data: { threshold: 12_000 } } })
    await olivia.call('addTransactionForCorporateAccount', {
      body: { corporateAccountOspId: 'ca-2001', amount: -500 },
    })
    const mails = (await olivia.control('GET', 'outbox')) as { kind: string }[]
    expect(mails.filter(({ kind }) => kind === 'threshold')).toHaveLength(1)
  })
})
