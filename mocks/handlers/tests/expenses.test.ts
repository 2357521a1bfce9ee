import { beforeEach, describe, expect, test } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createTester, type Tester } from '../../testing.ts'

const JONAS = 'u-1101'
const BUDGET = 'b-5101'

let guest: Tester
let admin: Tester
const at = async (now: string) => {
  await guest.control('PUT', 'clock', { now, frozen: true })
  admin = await guest.as('ulla.users')
}
beforeEach(async () => {
  guest = createTester()
  await at('2028-03-15T12:00:00+01:00')
})

const amount = async (ospId = BUDGET) =>
  (await admin.call('getBudgetsByOwner', { body: { ownerOspId: JONAS } })).good.find(
    (budget) => budget.ospId === ospId,
  )?.currentAmount ?? Number.NaN
const cents = (euros: number) => Math.round(euros * 100)
const expense = (more: object = {}) =>
  admin.call('createExternalPurchaseCostEvent', {
    body: {
      userOspId: JONAS,
      budgetOspId: BUDGET,
      amountVatIncl: -49.9,
      vatPercentage: 21,
      description: 'Fietshelm',
      date: '2028-03-14',
      ...more,
    },
  })
const rule = (outcome: { error: { errors?: { field: string; rule?: string }[] } }) =>
  outcome.error.errors?.map((error) => [error.field, error.rule])

describe('single expenses', () => {
  test('R098 R188 the sign of the amount is kept as entered', async () => {
    const before = await amount()
    const { good } = await expense()
    expect(good).toMatchObject({ status: 'BOOKED', amountVatIncl: -49.9, refundableAmount: 49.9 })
    expect(cents(await amount())).toBe(cents(before) - 4990)
    await expense({ amountVatIncl: 0.05 })
    expect(cents(await amount())).toBe(cents(before) - 4985)
  })

  test('G012 backdated expenses keep each balance within the maximum amount', async () => {
    for (const amountVatIncl of [-999_999_999, 999_999_999, -999_999_999])
      await expense({ amountVatIncl, date: amountVatIncl < 0 ? '2028-03-10' : '2028-03-14' })
    const page = await admin.call('getBudgetTransactionsByFilter', {
      query: { page: 0, size: 10 },
      body: { budgetOspId: BUDGET },
    })
    expect(page.good.content.map(({ balance }) => balance)).toContain(-999_999_999.99)
  })

  test('R153 a description has at most 140 characters', async () => {
    expect(rule(await expense({ description: 'x'.repeat(141) }))).toEqual([['description', 'maxLength']])
  })

  test('a future day, a zero amount, and the budget of another user or an inactive one are refused', async () => {
    expect(rule(await expense({ date: '2028-03-16' }))).toEqual([['date', 'not_future']])
    expect((await expense({ amountVatIncl: 0 })).status).toBe(422)
    expect(rule(await expense({ budgetOspId: 'b-u-1201-m' }))).toEqual([['budgetOspId', 'owner']])
    expect((await expense({ budgetOspId: 'b-5103' })).error.code).toBe('BUDGET_INACTIVE')
  })

  test('R196 refunds go back to the budget, in total at most the amount spent', async () => {
    const { good: event } = await expense()
    const before = await amount()
    const refund = (euros: number, version?: number) =>
      admin.call('refundEvent', {
        body: { ospId: event.ospId, amount: euros, ...withoutUndefined({ version }) },
      })
    const { good } = await refund(10, 1)
    expect(good).toMatchObject({ status: 'PARTLY_REFUNDED', refundableAmount: 39.9, version: 2 })
    expect((await refund(1, 1)).error.code).toBe('STALE')
    expect(rule(await refund(39.91))).toEqual([['amount', 'maximum']])
    expect((await refund(39.9)).good.status).toBe('REFUNDED')
    expect((await refund(1)).error.code).toBe('NOTHING_TO_REFUND')
    expect(cents(await amount())).toBe(cents(before) + 4990)
  })

  test('R196 a correction books the difference', async () => {
    const { good: event } = await expense()
    const before = await amount()
    const { good } = await admin.call('correctEvent', {
      body: { ospId: event.ospId, amountVatIncl: -40, reason: 'Korting' },
    })
    expect(good).toMatchObject({
      status: 'CORRECTED',
      amountVatIncl: -40,
      corrections: [{ amountBefore: -49.9, amountAfter: -40 }],
    })
    expect(cents(await amount())).toBe(cents(before) + 990)
  })

  test('a booking can be read, refunded and found again, with its purchase and receipt', async () => {
    const { good: page } = await admin.call('getEventsByFilter', {
      body: { userOspId: JONAS, mobilityModes: ['TRAIN'] },
    })
    const booking = page.content.find(({ eventType }) => eventType === 'BOOKING')
    if (!booking) throw new Error('Jonas took no train')
    const { ospId } = booking
    expect((await admin.call('getPurchaseEvent', { body: { ospId } })).good.provider).toBe('Belgian Rail')
    expect((await admin.call('getEventEmailReceipt', { body: { ospId } })).good.subject).toBe('Uw aankoop')
    await admin.call('updateUser', { body: { ospId: JONAS, data: { language: 'fr' } } })
    expect((await admin.call('getEventEmailReceipt', { body: { ospId } })).good.subject).toBe('Votre achat')
    await admin.call('refundEvent', { body: { ospId, amount: 0.01 } })
    expect((await admin.call('getEvent', { body: { ospId } })).good.status).toBe('PARTLY_REFUNDED')
    const again = await admin.call('getEventsByFilter', {
      body: { userOspId: JONAS, mobilityModes: ['TRAIN'] },
    })
    expect(again.good.totalElements).toBe(page.totalElements)
    expect(again.good.content.find((event) => event.ospId === ospId)?.refundedAmount).toBe(0.01)
  })

  test('an event is found by the new name of its user, and no longer by the previous one', async () => {
    const found = async (search: string) =>
      (await admin.call('getEventsByFilter', { body: { userOspId: JONAS, search } })).good.totalElements
    const all = await found('Peeters')
    expect(all).toBeGreaterThan(0)
    await admin.call('updateUser', { body: { ospId: JONAS, data: { lastName: 'Zwartjes' } } })
    expect([await found('Peeters'), await found('Zwartjes')]).toEqual([0, all])
    await admin.call('anonymizeUser', { body: { ospId: JONAS } })
    expect([await found('Zwartjes'), await found(JONAS)]).toEqual([0, all])
  })

  test('G297 a refund of a booking does not count as a trip', async () => {
    const lastTripOf = async () => {
      const { good } = await admin.call('getUsersByFilter', { query: { size: 1000 }, body: {} })
      return Object.fromEntries(good.content.map(({ ospId, lastTripOn }) => [ospId, lastTripOn]))
    }
    const before = await lastTripOf()
    const { good: page } = await admin.call('getEventsByFilter', { query: { size: 1000 }, body: {} })
    const booking = page.content.find(
      ({ eventType, date, user }) =>
        eventType === 'BOOKING' && Date.parse(date) > Date.parse(before[user.ospId] ?? '2000-01-01'),
    )
    if (!booking) throw new Error('every user has registered a trip later than the last booking')
    await admin.call('refundEvent', { body: { ospId: booking.ospId, amount: 0.01 } })
    expect(await lastTripOf()).toEqual(before)
  })

  test('R041 R042 R080 an event of another company is a 404, one of the own prepaid company is shown; the parking history is for platform staff', async () => {
    const { good: event } = await expense()
    const petra = await guest.as('petra.prepaid')
    expect((await petra.call('getEvent', { body: { ospId: event.ospId } })).status).toBe(404)
    const ivo = await guest.as('ivo.invoices')
    expect((await ivo.call('getEvent', { body: { ospId: event.ospId } })).status).toBe(200)
    expect((await admin.call('findParkingHistoryByUser', { body: { userOspId: JONAS } })).status).toBe(403)
    const olivia = await guest.as('olivia.osp')
    const { good } = await olivia.call('findParkingHistoryByUser', { body: { userOspId: JONAS } })
    expect(good.content.every(({ amountVatIncl }) => amountVatIncl > 0)).toBe(true)
  })
})

describe('recurring expenses', () => {
  const create = (more: object = {}) =>
    admin.call('createRecurringExternalPurchase', {
      body: {
        userOspId: JONAS,
        budgetOspId: 'b-5102',
        type: 'BIKE_LEASE',
        amountVatIncl: -30.1,
        vatPercentage: 21,
        date: '2028-03-31',
        frequency: 'MONTH',
        ...more,
      },
    })
  const read = async (ospId: string) =>
    (await admin.call('getRecurringExternalPurchase', { body: { ospId } })).good
  const booked = async (recurrenceOspId: string) =>
    (
      await admin.call('getEventsByFilter', { query: { sort: 'date' }, body: { recurrenceOspId } })
    ).good.content.map(({ date, amountVatIncl }) => [date.slice(0, 10), amountVatIncl])

  test('R099 each occurrence is booked on its day; the 31st becomes the last day of a shorter month', async () => {
    const { good } = await create()
    expect(good).toMatchObject({ nextDate: '2028-03-31', active: true, bookedCount: 0 })
    const before = await amount('b-5102')
    await at('2028-05-31T12:00:00+02:00')
    expect(await booked(good.ospId)).toEqual([
      ['2028-03-31', -30.1],
      ['2028-04-30', -30.1],
      ['2028-05-31', -30.1],
    ])
    expect(cents(await amount('b-5102'))).toBe(cents(before) - 9030)
    expect(await read(good.ospId)).toMatchObject({ bookedCount: 3, nextDate: '2028-06-30' })
  })

  test('R097 editing changes only future occurrences', async () => {
    const { ospId } = (await create()).good
    await at('2028-04-15T12:00:00+02:00')
    const update = await admin.call('updateRecurringExternalPurchase', {
      body: { ospId, version: 1, data: { amountVatIncl: -50, endDate: '2028-05-31' } },
    })
    expect(update.good).toMatchObject({ version: 2, bookedCount: 1 })
    await at('2028-08-15T12:00:00+02:00')
    expect(await booked(ospId)).toEqual([
      ['2028-03-31', -30.1],
      ['2028-04-30', -50],
      ['2028-05-31', -50],
    ])
    const late = await admin.call('updateRecurringExternalPurchase', {
      body: { ospId, data: { amountVatIncl: -1 } },
    })
    expect(late.error.code).toBe('RECURRENCE_ENDED')
  })

  test('R153 a change has the same rules for the description as the creation', async () => {
    const { good } = await create()
    const change = (description: string) =>
      admin.call('updateRecurringExternalPurchase', { body: { ospId: good.ospId, data: { description } } })
    expect(rule(await change('  '))).toEqual([['data.description', 'pattern']])
    expect(rule(await change('x'.repeat(141)))).toEqual([['data.description', 'maxLength']])
  })

  test('R096 deleting removes only the next occurrence, or it and all that follow', async () => {
    const { ospId } = (await create()).good
    const remove = (deleteFollowing: boolean) =>
      admin.call('deleteRecurringExternalPurchase', { body: { ospId, deleteFollowing } })
    expect((await remove(false)).good).toMatchObject({ skippedDates: ['2028-03-31'], nextDate: '2028-04-30' })
    await at('2028-05-15T12:00:00+02:00')
    const { good } = await remove(true)
    expect(good).toMatchObject({ active: false, bookedCount: 1 })
    expect(good.nextDate).toBeUndefined()
    await at('2028-12-15T12:00:00+01:00')
    expect(await booked(ospId)).toEqual([['2028-04-30', -30.1]])
    expect((await remove(false)).error.code).toBe('RECURRENCE_ENDED')
  })

  test('R188 starts today or later, does not end before it starts, and has a known type', async () => {
    expect(rule(await create({ date: '2028-03-14' }))).toEqual([['date', 'future']])
    expect(rule(await create({ endDate: '2028-03-30' }))).toEqual([['endDate', 'date_order']])
    expect(rule(await create({ type: 'YACHT' }))).toEqual([['type', 'type']])
  })

  test('the seed has every state, running ones first', async () => {
    const { good } = await admin.call('findRecurringExternalPurchasesByUser', { body: { userOspId: JONAS } })
    expect(good.map(({ ospId, active }) => [ospId, active])).toEqual([
      ['rp-7101', true],
      ['rp-7103', true],
      ['rp-7104', true],
      ['rp-7102', false],
    ])
  })
})
