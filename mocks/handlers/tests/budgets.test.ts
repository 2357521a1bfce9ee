import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import { createTester, type Tester, yearOfNext } from '../../testing.ts'

type Settings = components['schemas']['BudgetSettings']
type Type = components['schemas']['BudgetType']

const NOOR = 'u-1105'
const JONAS = 'u-1101'

let admin: Tester
let olivia: Tester
/** A future March. */
const YEAR = yearOfNext(3)
beforeEach(async () => {
  const guest = createTester()
  await guest.control('PUT', 'clock', { now: `${YEAR}-03-15T12:00:00+01:00`, frozen: true })
  admin = await guest.as('ulla.users')
  olivia = await guest.as('olivia.osp')
})
const at = async (now: string) => {
  await admin.control('PUT', 'clock', { now, frozen: true })
  admin = await createTesterIn(admin)
}
/** Signs in again in the same world, because the tokens have expired. */
const createTesterIn = async (tester: Tester): Promise<Tester> => tester.as('ulla.users')
const create = (type: Type, data: Settings, ownerOspId = NOOR) =>
  admin.call('createBudget', { path: { type }, body: { ownerOspId, data } })
const budgetsOf = async (ownerOspId: string) =>
  (await admin.call('getBudgetsByOwner', { body: { ownerOspId } })).good
const reload = async (ospId: string) => (await budgetsOf(NOOR)).find((budget) => budget.ospId === ospId)

describe('budget types', () => {
  test('R187 a user may have the types that the company allows, without the company budget', async () => {
    const { good } = await admin.call('getBudgetTypes', { body: { assigneeOspId: NOOR } })
    expect(good.map(({ budgetType }) => budgetType)).toEqual([
      'MOBILITY_BUDGET',
      'BUSINESS_BUDGET',
      'COMMUTING_BUDGET',
    ])
    expect(good[0]).toMatchObject({ name: 'Mobiliteitsbudget', unlimitedAllowed: false })
  })

  test('G340 without an assignee all types of the platform are listed, each with its purpose', async () => {
    const { good } = await admin.call('getBudgetTypes', { body: {} })
    expect(good).toHaveLength(5)
    expect(good.every(({ info = '' }) => info !== '')).toBe(true)
  })

  test('a company has those of its users, also before one exists, and its own', async () => {
    const { good } = await admin.call('getBudgetTypes', { body: { assigneeOspId: 'ca-2001' } })
    expect(good.map(({ budgetType }) => budgetType)).toEqual([
      'MOBILITY_BUDGET',
      'BUSINESS_BUDGET',
      'COMMUTING_BUDGET',
      'COMPANY_BUDGET',
    ])
  })
})

describe('creating', () => {
  beforeEach(async () => {
    for (const { ospId, active } of await budgetsOf(NOOR))
      if (active) await admin.call('deactivateBudget', { body: { ospId } })
  })

  test('R183 R093 defaults, and the start amount as the first transaction', async () => {
    const { good } = await create('BUSINESS_BUDGET', { startAmount: 250.05 })
    expect(good).toMatchObject({
      version: 1,
      currency: 'EUR',
      activationStatus: 'ACTIVE',
      vatIncluded: true,
      limited: true,
      frequencyMethod: 'MANUAL',
      currentAmount: 250.05,
      remaining: 250.05,
    })
    const { good: page } = await admin.call('getBudgetTransactionsByFilter', {
      body: { budgetOspId: good.ospId },
    })
    expect(page.content).toMatchObject([{ type: 'start_amount', amountVatIncl: 250.05, balance: 250.05 }])
  })

  test('R152 unlimited only for business, cafeteria and commuting budgets', async () => {
    const { error } = await create('MOBILITY_BUDGET', { limited: false })
    expect(error.errors).toMatchObject([{ field: 'data.limited', rule: 'unlimited' }])
    expect((await create('BUSINESS_BUDGET', { limited: false })).good.remaining).toBeUndefined()
  })

  test('R185 R186 a frequency needs an amount and an allowed strategy; a manual budget has neither', async () => {
    const incomplete = await create('COMMUTING_BUDGET', { frequency: 'MONTH' })
    expect(incomplete.error.errors?.map(({ field, rule }) => [field, rule])).toEqual([
      ['data.frequencyAmount', 'required'],
      ['data.transferStrategy', 'required'],
    ])
    const yearly = await create('MOBILITY_BUDGET', {
      frequency: 'YEAR',
      frequencyAmount: 10,
      transferStrategy: 'ADD',
    })
    expect(yearly.error.errors).toMatchObject([{ field: 'data.transferStrategy', rule: 'allowed' }])
    const manual = await create('COMMUTING_BUDGET', { frequencyAmount: 10 })
    expect(manual.error.errors).toMatchObject([{ field: 'data.frequencyAmount', rule: 'notWhenManual' }])
  })

  test('one active budget per type, and none of a type that the company does not allow', async () => {
    await create('BUSINESS_BUDGET', {})
    expect((await create('BUSINESS_BUDGET', {})).error.code).toBe('BUDGET_EXISTS')
    expect((await create('CAFETERIA_BUDGET', {})).error.code).toBe('BUDGET_TYPE_NOT_ALLOWED')
    expect((await create('COMPANY_BUDGET', {})).error.errors).toMatchObject([{ field: 'ownerOspId' }])
  })

  test('R094 a monthly budget is topped up at the start of each month, in whole cents', async () => {
    const { good } = await create('COMMUTING_BUDGET', {
      startAmount: 0.1,
      frequency: 'MONTH',
      frequencyAmount: 0.2,
      transferStrategy: 'ADD',
    })
    await at(`${YEAR}-03-31T23:59:00+02:00`)
    expect((await reload(good.ospId))?.currentAmount).toBe(0.1)
    await at(`${YEAR}-05-01T00:00:01+02:00`)
    expect(await reload(good.ospId)).toMatchObject({ currentAmount: 0.5, transferredAmount: 0.3 })
    const { good: page } = await admin.call('getBudgetTransactionsByFilter', {
      query: { sort: 'date' },
      body: { budgetOspId: good.ospId },
    })
    expect(page.content.map(({ type, date, balance }) => [type, date.slice(0, 10), balance])).toEqual([
      ['start_amount', `${YEAR}-03-15`, 0.1],
      ['automatic_update_add', `${YEAR}-04-01`, 0.3],
      ['automatic_update_add', `${YEAR}-05-01`, 0.5],
    ])
  })

  test('R186 add monthly, reset yearly', async () => {
    const { good } = await create('COMMUTING_BUDGET', {
      startAmount: 50,
      frequency: 'MONTH',
      frequencyAmount: 20,
      transferStrategy: 'ADD_MONTHLY_RESET_YEARLY',
    })
    await at(`${YEAR}-12-31T12:00:00+01:00`)
    expect((await reload(good.ospId))?.currentAmount).toBe(230)
    await at(`${YEAR + 1}-01-01T00:30:00+01:00`)
    expect((await reload(good.ospId))?.currentAmount).toBe(20)
  })

  test('R095 a mobility budget is reset on 1 January, with a transaction for the difference', async () => {
    const { good } = await create('MOBILITY_BUDGET', {
      frequency: 'YEAR',
      frequencyAmount: 3000,
      transferStrategy: 'RESET',
      equalToRecurring: true,
    })
    await admin.call('addTransactionForUser', {
      body: { userOspId: NOOR, budgetOspId: good.ospId, amount: -1200.4 },
    })
    await at(`${YEAR + 1}-01-02T12:00:00+01:00`)
    expect((await reload(good.ospId))?.currentAmount).toBe(3000)
    const { good: page } = await admin.call('getBudgetTransactionsByFilter', {
      body: { budgetOspId: good.ospId, types: ['automatic_update_reset'] },
    })
    expect(page.content).toMatchObject([{ amountVatIncl: 1200.4, balance: 3000 }])
  })

  test('R183 a changed recurring amount applies from the next period', async () => {
    const { good } = await create('COMMUTING_BUDGET', {
      frequency: 'MONTH',
      frequencyAmount: 20,
      transferStrategy: 'RESET',
      equalToRecurring: true,
    })
    const changed = await admin.call('updateBudget', {
      body: { ospId: good.ospId, version: good.version, data: { frequencyAmount: 35 } },
    })
    expect(changed.good).toMatchObject({
      currentAmount: 20,
      frequencyAmount: 35,
      previousFrequencyAmount: 20,
    })
    const stale = await admin.call('updateBudget', {
      body: { ospId: good.ospId, version: good.version, data: { frequencyAmount: 50 } },
    })
    expect(stale.error.code).toBe('STALE')
    await at(`${YEAR}-04-02T12:00:00+02:00`)
    expect((await reload(good.ospId))?.currentAmount).toBe(35)
  })

  test('R092 a deactivated budget misses its top-ups and continues when reactivated', async () => {
    const { good } = await create('COMMUTING_BUDGET', {
      startAmount: 10,
      frequency: 'MONTH',
      frequencyAmount: 20,
      transferStrategy: 'ADD',
    })
    const ospId = good.ospId
    await admin.call('deactivateBudget', { body: { ospId } })
    expect(
      (await admin.call('updateBudget', { body: { ospId, data: { vatIncluded: false } } })).error.code,
    ).toBe('BUDGET_INACTIVE')
    await at(`${YEAR}-06-15T12:00:00+02:00`)
    const { good: again } = await admin.call('activateBudget', { body: { ospId } })
    expect(again).toMatchObject({ active: true, currentAmount: 10 })
    expect(again.deactivationDate).toBeUndefined()
    await at(`${YEAR}-07-15T12:00:00+02:00`)
    expect((await reload(ospId))?.currentAmount).toBe(30)
  })
})

describe('amounts', () => {
  test('R098 a negative amount reduces the balance, in cents', async () => {
    const add = (amount: number) =>
      admin.call('addTransactionForUser', { body: { userOspId: JONAS, budgetOspId: 'b-5101', amount } })
    const before = (await budgetsOf(JONAS)).find(({ ospId }) => ospId === 'b-5101')?.currentAmount ?? 0
    await add(0.1)
    const { good } = await add(-0.3)
    expect(good.transaction).toMatchObject({ type: 'manual_update', amountVatIncl: -0.3 })
    expect(good.budget.currentAmount).toBe(Math.round(before * 100 - 20) / 100)
    expect((await add(0)).status).toBe(422)
  })

  test('an unlimited or deactivated budget, or one of another company, is refused', async () => {
    const add = (budgetOspId: string, userOspId = JONAS) =>
      admin.call('addTransactionForUser', { body: { userOspId, budgetOspId, amount: 5 } })
    expect((await add('b-5102')).error.code).toBe('BUDGET_UNLIMITED')
    expect((await add('b-5103')).error.code).toBe('BUDGET_INACTIVE')
    expect((await add('b-5101', NOOR)).status).toBe(404)
  })

  test('R079 the budget contacts are mailed when the company budget falls below its threshold', async () => {
    const contact = await olivia.call('getUsersByFilter', {
      body: { corporateAccountOspId: 'ca-2001', classification: 'contact' },
    })
    expect(contact.good.content.flatMap(({ contactTypes }) => contactTypes)).toContain('BUDGET')
    await olivia.call('addTransactionForCorporateAccount', {
      body: { corporateAccountOspId: 'ca-2001', amount: -12_000 },
    })
    const mails = (await olivia.control('GET', 'outbox')) as { kind: string }[]
    expect(mails.filter(({ kind }) => kind === 'threshold')).toHaveLength(1)
  })

  test('R079 an inactive budget contact gets no mail', async () => {
    const { good } = await olivia.call('getUsersByFilter', {
      body: { corporateAccountOspId: 'ca-2001', classification: 'contact' },
    })
    const contact = good.content.find(({ contactTypes }) => contactTypes.includes('BUDGET'))
    await olivia.call('deactivateUser', { body: { ospId: contact?.ospId ?? '' } })
    await olivia.call('addTransactionForCorporateAccount', {
      body: { corporateAccountOspId: 'ca-2001', amount: -12_000 },
    })
    const mails = (await olivia.control('GET', 'outbox')) as { kind: string }[]
    expect(mails.filter(({ kind }) => kind === 'threshold')).toEqual([])
  })

  test('a promo code can be used once per company', async () => {
    const redeem = (promoCode: string) =>
      admin.call('redeemPromoCode', { body: { promoCode, budgetOspId: 'b-5001' } })
    const before = (await budgetsOf('ca-2001'))[0]?.currentAmount ?? 0
    expect((await redeem('summer-7')).good.currentAmount).toBe(Math.round(before * 100 + 777) / 100)
    expect((await redeem('SUMMER-7')).error.code).toBe('PROMO_CODE_USED')
    expect((await redeem('EXPIRED-2020')).error.code).toBe('PROMO_CODE_EXPIRED')
    expect((await redeem('NO-SUCH')).error.errors).toMatchObject([{ field: 'promoCode', rule: 'promo_code' }])
    await olivia.call('deactivateBudget', { body: { ospId: 'b-5001' } })
    expect((await redeem('WELCOME-50')).error.code).toBe('BUDGET_INACTIVE')
  })

  test('R039 only platform staff sees the private budget', async () => {
    expect((await admin.call('getPrivateBudgetBalance', { body: {} })).status).toBe(403)
    const { good } = await olivia.call('getPrivateBudgetBalance', {
      body: { corporateAccountOspId: 'ca-2001' },
    })
    expect(good.totalBalance).toBeGreaterThan(0)
  })

  test('R242 transactions are downloaded as a readable workbook', async () => {
    const outcome = await admin.call('downloadBudgetTransactionsXlsx', { body: { userOspId: JONAS } })
    const { readSheet } = await import('read-excel-file/universal')
    const rows = await readSheet(outcome.good)
    expect(rows[0]?.slice(0, 3)).toEqual(['Datum', 'Type', 'Omschrijving'])
    const { good } = await admin.call('getBudgetTransactionsByFilter', { body: { userOspId: JONAS } })
    expect(rows.length - 1).toBe(good.totalElements)
  })
})
