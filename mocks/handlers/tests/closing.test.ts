/** The deactivation of a company over time, from the request to the settlement (R103, R104). */
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import { dayAfter } from '../../behaviour/months.ts'
import { PASSDIGEST } from '../../seed/personas.ts'
import { createTester, type Tester, yearOfNext } from '../../testing.ts'

/** A future January: a yearly budget would be topped up on the effective date. */
const YEAR = yearOfNext(1)
const BEFORE = `${YEAR - 1}-12-28T10:00:00+01:00`
const EFFECTIVE_ON = `${YEAR}-01-01`
const BAKERY = { ospId: 'ca-2001' }
const JONAS = { userOspId: 'u-1101', budgetOspId: 'b-5102' }

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  await at(BEFORE)
})
async function at(now: string): Promise<void> {
  await guest.control('PUT', 'clock', { now, frozen: true })
  olivia = await guest.as('olivia.osp')
}
const request = async () =>
  (await guest.as('ulla.users')).call('requestCompanyDeactivation', {
    body: { corporateAccountOspId: BAKERY.ospId },
  })
const deactivate = (ospId = BAKERY.ospId) => olivia.call('deactivateCorporateAccount', { body: { ospId } })
const company = async (ospId = BAKERY.ospId) =>
  (await olivia.call('getCorporateAccount', { body: { ospId } })).good
const signIn = async () =>
  (await guest.call('login', { body: { username: 'ulla.users', passdigest: PASSDIGEST } })).status
const budgetsOf = async (ownerOspId: string): Promise<components['schemas']['Budget'][]> =>
  (await olivia.call('getBudgetsByOwner', { body: { ownerOspId } })).good
const companyCents = async (ospId = BAKERY.ospId) =>
  Math.round((await budgetsOf(ospId)).reduce((sum, { currentAmount }) => sum + currentAmount * 100, 0))
const spend = (date: string) =>
  olivia.call('createExternalPurchaseCostEvent', {
    body: { ...JONAS, amountVatIncl: -10, vatPercentage: 21, date },
  })
const events = async (dateFrom: string, dateTo: string) =>
  (
    await olivia.call('getEventsByFilter', {
      query: { size: 1 },
      body: { corporateAccountOspId: BAKERY.ospId, dateFrom, dateTo },
    })
  ).good.totalElements

describe('R103 a deactivation takes effect at the start of the next month', () => {
  test('the day is set when staff confirms the request; until that day everything works', async () => {
    const { good } = await deactivate()
    expect([good.active, good.inactiveFrom]).toEqual([true, EFFECTIVE_ON])
    expect(await signIn()).toBe(200)
    expect((await spend(`${YEAR - 1}-12-28`)).status).toBe(200)
    await at(`${YEAR - 1}-12-31T23:59:00+01:00`)
    expect([(await company()).active, await signIn()]).toEqual([true, 200])
    await at(`${EFFECTIVE_ON}T00:00:01+01:00`)
    expect([(await company()).active, await signIn()]).toEqual([false, 401])
  })

  test('G311 G456 if staff confirms early or in time, the promised day stays', async () => {
    await at(`${YEAR - 1}-11-30T10:00:00+01:00`)
    await request()
    expect((await deactivate()).good.inactiveFrom, 'on the day of the request').toBe(EFFECTIVE_ON)
    await olivia.call('activateCorporateAccount', { body: BAKERY })
    await request()
    await at(`${YEAR - 1}-12-03T10:00:00+01:00`)
    expect((await deactivate()).good.inactiveFrom, 'on the last day').toBe(EFFECTIVE_ON)
  })

  test('G456 the deactivation can be withdrawn until then, and is not planned twice', async () => {
    await deactivate()
    expect((await deactivate()).error.code).toBe('ALREADY_PLANNED')
    expect((await request()).error.code).toBe('ALREADY_PLANNED')
    const { good } = await olivia.call('activateCorporateAccount', { body: BAKERY })
    expect([good.active, good.inactiveFrom]).toEqual([true, undefined])
    await at(`${EFFECTIVE_ON}T12:00:00+01:00`)
    expect((await company()).active).toBe(true)
  })

  test('a clock jump of years misses no deactivation', async () => {
    await deactivate()
    await at(`${YEAR + 4}-06-15T12:00:00+02:00`)
    expect((await company()).active).toBe(false)
  })
})

describe('R103 from the effective date', () => {
  const amountOf = async (budgetOspId: string) =>
    (await budgetsOf(JONAS.userOspId)).find(({ ospId }) => ospId === budgetOspId)?.currentAmount

  test('nothing is booked, no trip is made, and nothing recurs', async () => {
    const recurring = await olivia.call('createRecurringExternalPurchase', {
      body: {
        ...JONAS,
        type: 'BIKE_LEASE',
        amountVatIncl: -30,
        vatPercentage: 21,
        frequency: 'MONTH',
        date: `${YEAR - 1}-12-29`,
      },
    })
    expect(recurring.status).toBe(200)
    expect(await events(`${YEAR - 1}-12-01`, `${YEAR - 1}-12-28`)).toBeGreaterThan(0)
    await deactivate()
    await at(`${YEAR}-02-20T12:00:00+01:00`)
    expect(await events(EFFECTIVE_ON, `${YEAR}-02-20`)).toBe(0)
    expect((await spend(EFFECTIVE_ON)).error.code).toBe('COMPANY_INACTIVE')
    const { good } = await olivia.call('findRecurringExternalPurchasesByUser', {
      body: { userOspId: JONAS.userOspId },
    })
    expect(good.find(({ ospId }) => ospId === recurring.good.ospId)).toMatchObject({
      active: false,
      bookedCount: 1,
    })
    const travels = await olivia.call('getTravelsByFilter', {
      query: { size: 1000 },
      body: { corporateAccountOspId: BAKERY.ospId },
    })
    expect(travels.good.content.filter(({ date }) => date >= EFFECTIVE_ON)).toEqual([])
    expect(travels.good.content.length, 'earlier ones stay').toBeGreaterThan(0)
  })

  test('no budget is topped up, by the calendar or by staff', async () => {
    const data = {
      startAmount: 100,
      frequency: 'MONTH',
      frequencyAmount: 50,
      transferStrategy: 'ADD',
    } as const
    const { good: monthly } = await olivia.call('createBudget', {
      path: { type: 'COMMUTING_BUDGET' },
      body: { ownerOspId: JONAS.userOspId, data },
    })
    const before = await amountOf('b-5101')
    await deactivate()
    await at(`${YEAR}-01-20T12:00:00+01:00`)
    expect(await amountOf('b-5101')).toBe(before)
    expect(await amountOf(monthly.ospId)).toBe(100)
    const { error } = await olivia.call('addTransactionForCorporateAccount', {
      body: { corporateAccountOspId: BAKERY.ospId, amount: 50 },
    })
    expect(error.code).toBe('COMPANY_INACTIVE')
    const ofUser = await olivia.call('addTransactionForUser', {
      body: { userOspId: JONAS.userOspId, budgetOspId: monthly.ospId, amount: 5 },
    })
    expect(ofUser.error.code).toBe('COMPANY_INACTIVE')
  })

  test('the last invoice is the one of the previous month', async () => {
    await deactivate('ca-2003')
    await at(`${YEAR}-03-20T12:00:00+01:00`)
    const { good } = await olivia.call('findInvoicesByFilter', {
      query: { size: 100 },
      body: { corporateAccountOspId: 'ca-2003' },
    })
    const periods = good.content.map(({ period }) => period)
    expect(periods).toContain(`${YEAR - 1}12`)
    expect(periods.filter((period) => period >= `${YEAR}01`)).toEqual([])
  })
})

describe('R104 after the deactivation', () => {
  const privateBudget = async () =>
    (await olivia.call('getPrivateBudgetBalance', { body: { corporateAccountOspId: BAKERY.ospId } })).good
      .totalBalance

  test('late costs are accepted for 60 days; then the balance is settled and the private budgets are refunded', async () => {
    await deactivate()
    await at(`${dayAfter(EFFECTIVE_ON, 59)}T23:00:00+01:00`)
    const before = await companyCents()
    expect((await spend(`${YEAR - 1}-12-30`)).status, 'a cost from before the deactivation').toBe(200)
    expect(await companyCents(), 'the company bears it').toBe(before - 1000)
    expect(await privateBudget()).toBeGreaterThan(0)

    await at(`${dayAfter(EFFECTIVE_ON, 60)}T00:00:01+01:00`)
    expect(await companyCents()).toBe(0)
    expect(await privateBudget()).toBe(0)
    expect((await spend(`${YEAR - 1}-12-30`)).error.code).toBe('COMPANY_INACTIVE')
    const { good } = await olivia.call('getBudgetTransactionsByFilter', {
      query: { sort: '-date', size: 1 },
      body: { budgetOspId: 'b-5001' },
    })
    expect(good.content).toMatchObject([
      { type: 'transfer', amountVatIncl: -(before - 1000) / 100, balance: 0, description: 'Slotafrekening' },
    ])
  })

  test('late costs of a company that pays by invoice are charged to its deposit', async () => {
    const { good } = await olivia.call('getUsersByFilter', {
      body: { corporateAccountOspId: 'ca-2003', active: true, classification: 'mobile' },
    })
    const userOspId = good.content[0]?.ospId ?? ''
    const { good: made } = await olivia.call('createBudget', {
      path: { type: 'BUSINESS_BUDGET' },
      body: { ownerOspId: userOspId, data: { startAmount: 100 } },
    })
    await deactivate('ca-2003')
    await at(`${YEAR}-01-15T12:00:00+01:00`)
    const before = await companyCents('ca-2003')
    await olivia.call('createExternalPurchaseCostEvent', {
      body: {
        userOspId,
        budgetOspId: made.ospId,
        amountVatIncl: -10,
        vatPercentage: 21,
        date: `${YEAR - 1}-12-30`,
      },
    })
    expect(await companyCents('ca-2003')).toBe(before - 1000)
  })
})
