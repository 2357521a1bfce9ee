/** Effects of spending on the company, and of the clock on budgets: over a month and a year, in Brussels time. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import type { SentRow } from '../../tables.ts'
import { createTester, type Tester, yearOfNext } from '../../testing.ts'
import { isAll } from '../../../tests/level.ts'

type Schemas = components['schemas']

const JONAS = { userOspId: 'u-1101', budgetOspId: 'b-5102' }
const BAKERY = 'b-5001'
/** A future October. */
const YEAR = yearOfNext(10)
const START = `${YEAR}-10-15T12:00:00+02:00`

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  await at(START)
  await guest.control('DELETE', 'outbox')
})
/** Moves the clock and signs in again, because the tokens have expired. */
async function at(now: string): Promise<void> {
  await guest.control('PUT', 'clock', { now, frozen: true })
  olivia = await guest.as('olivia.osp')
}
const budget = async (ospId: string, ownerOspId: string): Promise<Schemas['Budget']> => {
  const { good } = await olivia.call('getBudgetsByOwner', { body: { ownerOspId } })
  const found = good.find((one) => one.ospId === ospId)
  if (!found) throw new Error(`no budget ${ospId}`)
  return found
}
const cents = (euros: number | undefined): number => Math.round((euros ?? 0) * 100)
const companyCents = async () => cents((await budget(BAKERY, 'ca-2001')).currentAmount)
const spend = async (amountVatIncl: number, spender = JONAS, date = `${YEAR}-10-15`) =>
  (
    await olivia.call('createExternalPurchaseCostEvent', {
      body: { ...spender, amountVatIncl, vatPercentage: 21, date, description: 'Fietshelm' },
    })
  ).good
/** Oldest first. The company's budget has several pages. */
async function transactions(body: Schemas['TransactionFilter']) {
  const all: Schemas['Transaction'][] = []
  for (let page = 0; ; page += 1) {
    const query = { sort: 'date', size: 1000, page } as const
    const { good } = await olivia.call('getBudgetTransactionsByFilter', { query, body })
    all.push(...good.content)
    if (page + 1 >= good.totalPages) return all
  }
}
const sent = async (kind: SentRow['kind']) =>
  ((await guest.control('GET', 'outbox?channel=mail')) as SentRow[]).filter((mail) => mail.kind === kind)
const open = async (type: Schemas['BudgetType'], data: Schemas['BudgetSettings'], ownerOspId: string) =>
  (await olivia.call('createBudget', { path: { type }, body: { ownerOspId, data } })).good

describe('R199 spending of a prepaid company’s users', () => {
  test('reduces the company’s budget by the same amount; corrections and refunds give it back', async () => {
    const before = await companyCents()
    const event = await spend(-49.9)
    expect(await companyCents()).toBe(before - 4990)
    await olivia.call('correctEvent', { body: { ospId: event.ospId, amountVatIncl: -40.05 } })
    expect(await companyCents()).toBe(before - 4005)
    await olivia.call('refundEvent', { body: { ospId: event.ospId, amount: 0.1 } })
    expect(await companyCents()).toBe(before - 3995)
    const booked = (await transactions({ budgetOspId: BAKERY })).filter(
      ({ eventOspId }) => eventOspId === event.ospId,
    )
    expect(booked.map(({ type, amountVatIncl, user }) => [type, amountVatIncl, user])).toEqual(
      expect.arrayContaining([
        ['event', -49.9, undefined],
        ['update', 9.85, undefined],
        ['refund', 0.1, undefined],
      ]),
    )
  })

  test('topping up a user’s budget is not spending', async () => {
    const before = await companyCents()
    await olivia.call('addTransactionForUser', {
      body: { userOspId: 'u-1101', budgetOspId: 'b-5101', amount: 5 },
    })
    expect(await companyCents()).toBe(before)
  })

  test('R079 the budget contact is mailed once when the budget falls below the threshold', async () => {
    const { threshold = 0 } = await budget(BAKERY, 'ca-2001')
    await spend(-((await companyCents()) / 100 - threshold))
    expect(await sent('threshold'), 'not at the threshold').toHaveLength(0)
    await spend(-0.01)
    await spend(-10)
    expect(await sent('threshold')).toMatchObject([{ text: '499.99 EUR' }])
  })

  test('makes no open form stale', async () => {
    const { version } = await budget(BAKERY, 'ca-2001')
    await spend(-1)
    expect((await budget(BAKERY, 'ca-2001')).version).toBe(version)
  })
})

describe('R199 spending of a company that pays by invoice', () => {
  const GARAGE = { corporateAccountOspId: 'ca-2003' }
  const invoice = async () =>
    (await olivia.call('findInvoicesByFilter', { query: { size: 100 }, body: GARAGE })).good.content.find(
      ({ period }) => period === `${YEAR}10`,
    )

  test('R100 R079 is invoiced when the month is over, with the users’ fee, and sent on the third', async () => {
    const before = cents((await budget('b-5003', 'ca-2003')).currentAmount)
    const { good: users } = await olivia.call('getUsersByFilter', {
      body: { ...GARAGE, active: true, classification: 'mobile' },
    })
    const spender = users.content[0]?.ospId ?? ''
    const made = await open('BUSINESS_BUDGET', { startAmount: 100 }, spender)
    await spend(-24.2, { userOspId: spender, budgetOspId: made.ospId })
    expect(cents((await budget('b-5003', 'ca-2003')).currentAmount)).toBe(before)
    expect(await invoice()).toBeUndefined()

    await at(`${YEAR}-11-01T00:00:01+01:00`)
    const month = { monthFrom: `${YEAR}10`, monthTo: `${YEAR}10`, parentOspId: 'ca-2003' }
    const { good: rows } = await olivia.call('sumEvents', { query: { ...month, groupBy: 'month' } })
    const drawn = await invoice()
    const fee = 250 * users.totalElements
    expect(cents(drawn?.amountVatIncl)).toBe(cents(rows[0]?.totalPriceVatIncl) + fee)
    expect(drawn).toMatchObject({ status: 'created', invoiceDate: `${YEAR}-11-03`, dueDate: `${YEAR}-12-03` })
    expect(drawn?.amountVatExcl).toBeLessThan(drawn?.amountVatIncl ?? 0)
    const detail = await olivia.raw(`/invoice/download/detail/csv/${drawn?.id}`)
    const lines = (await detail.text()).trim().split('\r\n').slice(1)
    const listed = lines.reduce((sum, line) => sum + cents(Number(line.split(';').at(-1))), 0)
    expect(listed, 'the detail adds up to what was spent').toBe(cents(rows[0]?.totalPriceVatIncl))

    await at(`${YEAR}-11-03T08:00:00+01:00`)
    expect((await invoice())?.status).toBe('sent')
  })

  test('R079 the invoicing contact receives each monthly invoice by mail, on its day', async () => {
    await at(`${YEAR}-12-20T08:00:00+01:00`)
    const mails = await sent('invoice')
    expect(mails.map(({ sentAt, text }) => [sentAt, text.slice(0, 12)])).toEqual([
      [`${YEAR}-11-02T23:00:00.000Z`, `${YEAR}-10-2001`],
      [`${YEAR}-12-02T23:00:00.000Z`, `${YEAR}-11-2001`],
    ])
  })
})

describe('the clock passes a month', () => {
  test('R094 a month starts at midnight in Brussels, in summer and in winter', async () => {
    const made = await open(
      'COMMUTING_BUDGET',
      { startAmount: 0.1, frequency: 'MONTH', frequencyAmount: 0.2, transferStrategy: 'ADD' },
      'u-1101',
    )
    const amount = async () => (await budget(made.ospId, 'u-1101')).currentAmount
    await at(`${YEAR}-10-31T22:59:59Z`)
    expect(await amount(), 'winter time since that morning').toBe(0.1)
    await at(`${YEAR}-10-31T23:00:00Z`)
    expect(await amount()).toBe(0.3)
    await at(`${YEAR + 1}-04-30T21:59:59Z`)
    expect(await amount()).toBe(1.3)
    await at(`${YEAR + 1}-04-30T22:00:00Z`)
    expect(await amount(), 'summer time').toBe(1.5)
    const booked = await transactions({ budgetOspId: made.ospId, types: ['automatic_update_add'] })
    expect([booked[0]?.date, booked.at(-1)?.date]).toEqual([
      `${YEAR}-11-01T00:00:00+01:00`,
      `${YEAR + 1}-05-01T00:00:00+02:00`,
    ])
  })

  test('R099 recurring expenses are booked on both budgets on their day, without any call in between', async () => {
    const row = {
      ...JONAS,
      type: 'BIKE_LEASE',
      amountVatIncl: -30.1,
      vatPercentage: 21,
      date: `${YEAR}-10-15`,
    }
    const before = await companyCents()
    const { good } = await olivia.call('createRecurringExternalPurchase', {
      body: { ...row, frequency: 'MONTH' },
    })
    expect(good).toMatchObject({ bookedCount: 1, nextDate: `${YEAR}-11-15` })
    expect(await companyCents()).toBe(before - 3010)
    await at(`${YEAR}-12-15T01:00:00+01:00`)
    // The seeded bicycle lease of 89.50 is booked on the fifteenth as well.
    expect(await companyCents()).toBe(before - 3 * 3010 - 2 * 8950)
    const booked = (await transactions({ budgetOspId: BAKERY })).filter(({ eventOspId }) =>
      eventOspId?.startsWith(`e-${good.ospId}`),
    )
    expect(booked.map(({ date }) => date)).toEqual([
      `${YEAR}-10-15T00:00:00+02:00`,
      `${YEAR}-11-15T00:00:00+01:00`,
      `${YEAR}-12-15T00:00:00+01:00`,
    ])
  })

  test.runIf(isAll)('moving the clock back undoes nothing, and forward again repeats nothing', async () => {
    await at(`${YEAR}-11-20T12:00:00+01:00`)
    const after = [await companyCents(), (await transactions({ budgetOspId: BAKERY })).length]
    await at(START)
    await at(`${YEAR}-11-20T12:00:00+01:00`)
    expect([await companyCents(), (await transactions({ budgetOspId: BAKERY })).length]).toEqual(after)
  })

  test('a lowered upper limit does not reduce the balance, and limits the next top-up', async () => {
    const made = await open(
      'COMMUTING_BUDGET',
      { startAmount: 90, frequency: 'MONTH', frequencyAmount: 20, transferStrategy: 'ADD' },
      'u-1101',
    )
    const limit = (budgetUpperLimit: number) =>
      olivia.call('updateBudget', { body: { ospId: made.ospId, data: { budgetUpperLimit } } })
    await limit(100)
    await at(`${YEAR}-11-02T12:00:00+01:00`)
    expect((await budget(made.ospId, 'u-1101')).currentAmount).toBe(100)
    await limit(95)
    await at(`${YEAR}-12-02T12:00:00+01:00`)
    expect((await budget(made.ospId, 'u-1101')).currentAmount).toBe(100)
  })
})

describe('the clock passes a year', () => {
  const monthly = { frequency: 'MONTH', frequencyAmount: 10 } as const
  const yearly = { frequency: 'YEAR', frequencyAmount: 100 } as const
  const CASES: [Schemas['BudgetType'], Schemas['BudgetSettings'], december: number, january: number][] = [
    ['COMMUTING_BUDGET', { ...monthly, startAmount: 5, transferStrategy: 'ADD' }, 25, 35],
    ['COMMUTING_BUDGET', { ...monthly, startAmount: 5, transferStrategy: 'RESET' }, 10, 10],
    [
      'COMMUTING_BUDGET',
      { ...monthly, startAmount: 5, transferStrategy: 'ADD_MONTHLY_RESET_YEARLY' },
      25,
      10,
    ],
    ['BUSINESS_BUDGET', { ...yearly, startAmount: 5, transferStrategy: 'ADD' }, 5, 105],
    ['CAFETERIA_BUDGET', { ...yearly, startAmount: 5, transferStrategy: 'ADD' }, 5, 105],
    ['CAFETERIA_BUDGET', { ...yearly, startAmount: 5, transferStrategy: 'RESET' }, 5, 100],
    ['MOBILITY_BUDGET', { ...yearly, startAmount: 5, transferStrategy: 'RESET' }, 5, 100],
    ['MOBILITY_BUDGET', { startAmount: 5 }, 5, 0],
    ['BUSINESS_BUDGET', { startAmount: 5 }, 5, 5],
  ]
  test.each(CASES)('R094 R095 R186 %s %j: %d, then %d', async (type, settings, december, january) => {
    // The company Antwerp Architects allows every budget type.
    const { good: users } = await olivia.call('getUsersByFilter', {
      body: { corporateAccountOspId: 'ca-2004', active: true, classification: 'mobile' },
    })
    const owner = users.content[0]?.ospId ?? ''
    const { good: present } = await olivia.call('getBudgetsByOwner', { body: { ownerOspId: owner } })
    for (const { ospId, active } of present)
      if (active) await olivia.call('deactivateBudget', { body: { ospId } })
    const { ospId } = await open(type, settings, owner)
    await at(`${YEAR}-12-31T22:59:59Z`)
    expect((await budget(ospId, owner)).currentAmount).toBe(december)
    await at(`${YEAR}-12-31T23:00:00Z`)
    expect((await budget(ospId, owner)).currentAmount).toBe(january)
  })

  test('R079 the remaining amounts of the mobility budgets are mailed to the HR contact before the reset', async () => {
    await at(`${YEAR}-12-31T12:00:00+01:00`)
    const { good } = await olivia.call('getUsersByFilter', {
      query: { size: 1000 },
      body: { corporateAccountOspId: 'ca-2001', classification: 'mobile' },
    })
    let left = 0
    for (const { ospId } of good.content)
      for (const one of (await olivia.call('getBudgetsByOwner', { body: { ownerOspId: ospId } })).good)
        if (one.active && one.type === 'MOBILITY_BUDGET') left += cents(one.currentAmount)
    expect(await sent('year_end')).toEqual([])
    await at(`${YEAR + 1}-01-01T00:30:00+01:00`)
    const [mail] = await sent('year_end')
    expect(mail?.sentAt).toBe(`${YEAR}-12-31T23:00:00.000Z`)
    expect(mail?.text).toContain(`${(left / 100).toFixed(2)} EUR`)
  })
})

describe('R059 expenses entered by hand are part of the figures', () => {
  const october = { monthFrom: `${YEAR}10`, monthTo: `${YEAR}10`, parentOspId: 'ca-2001' }
  const sum = async (groupBy: 'month' | 'mobilityMode' | 'corporateAccount') => {
    const { good } = await olivia.call('sumEvents', { query: { ...october, groupBy } })
    const count = good.reduce((total, row) => total + row.count, 0)
    return [count, good.reduce((total, row) => total + cents(row.totalPriceVatIncl), 0)] as const
  }
  const bookings = async () =>
    (await olivia.call('countBookings', { query: { ...october, groupBy: 'month' } })).good[0]?.count

  test.each(['month', 'mobilityMode', 'corporateAccount'] as const)('by %s', async (groupBy) => {
    const [count, total] = await sum(groupBy)
    const booked = await bookings()
    const event = await spend(-49.9)
    expect(await sum(groupBy)).toEqual([count + 1, total + 4990])
    expect(await bookings(), 'an expense is no booking').toBe(booked)
    await olivia.call('correctEvent', { body: { ospId: event.ospId, amountVatIncl: -40 } })
    expect(await sum(groupBy)).toEqual([count + 1, total + 4000])
    await olivia.call('refundEvent', { body: { ospId: event.ospId, amount: 10.5 } })
    expect(await sum(groupBy)).toEqual([count + 1, total + 2950])
  })

  test('a refunded booking counts once, with a lower amount', async () => {
    const [count, total] = await sum('month')
    const { good: page } = await olivia.call('getEventsByFilter', {
      body: { corporateAccountOspId: 'ca-2001', dateFrom: `${YEAR}-10-01`, mobilityModes: ['TRAIN'] },
    })
    await olivia.call('refundEvent', { body: { ospId: page.content[0]?.ospId ?? '', amount: 0.5 } })
    expect(await sum('month')).toEqual([count, total - 50])
  })
})
