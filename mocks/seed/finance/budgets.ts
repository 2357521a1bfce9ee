/** Budgets of companies and users. Amounts are euros, as of the day on which the seed was created. */
import type { BudgetRow, CorporateAccountRow, UserRow } from '../../tables.ts'
import { COMPANY } from '../names.ts'
import { createRandom } from '../random.ts'

/** Balances of the personas' companies. One is below its threshold, one is negative. */
const COMPANY_AMOUNTS: Record<string, number> = {
  [COMPANY.bakery]: 12_480.35,
  [COMPANY.prepaid]: 240.1,
  [COMPANY.postpaid]: -830,
  [COMPANY.artemis]: 1500,
  [COMPANY.payroll]: 8000.07,
  [COMPANY.empty]: 0,
  [COMPANY.unknown]: 999_999_999.99,
  [COMPANY.closed]: 0,
  [COMPANY.strict]: 300,
}
/** Jonas, whose budgets are below, and two new users of the bakery who wait for their first budget. */
const WITHOUT_BUDGET = ['u-1101', 'u-1203', 'u-1209']
const CREATED = '2023-12-15T11:00:00+01:00'

export function* budgets(
  accounts: readonly CorporateAccountRow[],
  users: readonly UserRow[],
): Generator<BudgetRow> {
  for (const account of accounts) if (account.ospId in COMPANY_AMOUNTS) yield companyBudget(account)
  yield* jonas()
  yield* cafeteria()
  for (const user of users) {
    const isSpender =
      user.roles.includes('ospuser') && !user.anonymized && !WITHOUT_BUDGET.includes(user.ospId)
    if (isSpender && (user.corporateAccountOspId ?? '') in COMPANY_AMOUNTS) yield* userBudgets(user)
  }
}

export const companyBudgetId = (account: string): string => account.replace('ca-2', 'b-5')

function companyBudget({ ospId, data }: CorporateAccountRow): BudgetRow {
  const amount = COMPANY_AMOUNTS[ospId] ?? 0
  const isPrepaid = data.paymentType === 'PREPAID'
  return {
    ...budget(companyBudgetId(ospId), ospId, 'COMPANY_BUDGET', amount),
    activationStatus: ospId === COMPANY.unknown ? 'IN_LIMBO' : 'ACTIVE',
    remaining: amount,
    paymentType: data.paymentType,
    ...(isPrepaid && {
      onlinePayment: true,
      bankAccount: 'BE71 0961 2345 6769',
      bankAccountHolder: data.partner.name,
    }),
    ...(!isPrepaid && { securityDepositAmount: 2500, depositTransactionCost: 1.5 }),
  }
}

function* userBudgets({ ospId, corporateAccountOspId = '' }: UserRow): Generator<BudgetRow> {
  const random = createRandom(`budgets ${ospId}`)
  const spender = { userOspId: ospId }
  const total = random.pick([1500, 2000, 3000, 6000])
  const remaining = random.whole(0, total * 100) / 100
  yield {
    ...budget(
      `b-${ospId}-m`,
      ospId,
      'MOBILITY_BUDGET',
      random.chance(0.04) ? -random.whole(1, 9000) / 100 : remaining,
    ),
    ...spender,
    parentBudgetOspId: companyBudgetId(corporateAccountOspId),
    total,
    startAmount: total,
    equalToRecurring: true,
    frequency: 'YEAR',
    frequencyMethod: 'AUTOMATIC',
    frequencyAmount: total,
    frequencyAmountUpdateStrategy: 'NEXT_PERIOD',
    transferStrategy: 'RESET',
  }
  if (random.chance(0.3))
    yield {
      ...budget(`b-${ospId}-c`, ospId, 'COMMUTING_BUDGET', random.whole(0, 20_000) / 100),
      ...spender,
      frequency: 'MONTH',
      frequencyMethod: 'AUTOMATIC',
      frequencyAmount: 200,
      transferStrategy: 'ADD',
    }
}

/** The budgets of Jonas, who is in the contract's examples: one in each state. */
function* jonas(): Generator<BudgetRow> {
  const spender = { userOspId: 'u-1101', startActivationTime: '2025-03-01T00:00:00+01:00' }
  yield {
    ...budget('b-5101', 'u-1101', 'MOBILITY_BUDGET', 1834.2),
    ...spender,
    version: 6,
    parentBudgetOspId: companyBudgetId(COMPANY.bakery),
    remaining: 1834.2,
    total: 3000,
    startAmount: 3000,
    equalToRecurring: true,
    frequency: 'YEAR',
    frequencyMethod: 'AUTOMATIC',
    frequencyAmount: 3000,
    frequencyAmountUpdateStrategy: 'NEXT_PERIOD',
    transferStrategy: 'RESET',
    transferredAmount: 0,
  }
  yield {
    ...budget('b-5102', 'u-1101', 'BUSINESS_BUDGET', -212.4),
    ...spender,
    limited: false,
    frequency: null,
    frequencyMethod: 'MANUAL',
  }
  yield {
    ...budget('b-5103', 'u-1101', 'COMMUTING_BUDGET', 0),
    ...spender,
    active: false,
    activationStatus: 'INACTIVE',
    vatIncluded: false,
    endActivationTime: '2026-06-30T23:59:59+02:00',
    deactivationDate: '2026-06-30T23:59:59+02:00',
  }
}

/**
 * Budgets of an architect, with the options that other users do not have: top-ups until the end of the year, and a
 * budget that is ending.
 */
function* cafeteria(): Generator<BudgetRow> {
  const spender = { userOspId: 'u-1503', startActivationTime: '2026-01-01T00:00:00+01:00' }
  yield {
    ...budget('b-u-1503-k', 'u-1503', 'CAFETERIA_BUDGET', 640),
    ...spender,
    startAmount: 100,
    frequency: 'MONTH',
    frequencyMethod: 'AUTOMATIC',
    frequencyAmount: 60,
    frequencyAmountUpdateStrategy: 'NEXT_PERIOD',
    transferStrategy: 'ADD_MONTHLY_RESET_YEARLY',
    topUpAmount: 60,
    endOfYearRecurrenceStrategy: 'CONTINUE',
  }
  yield {
    ...budget('b-u-1503-b', 'u-1503', 'BUSINESS_BUDGET', 18.4),
    ...spender,
    active: false,
    activationStatus: 'INACTIVE',
    limited: false,
    frequency: null,
    frequencyMethod: 'MANUAL',
    deactivationDate: '2026-09-30T23:59:59+02:00',
    endOfLifeStartedOn: '2026-09-01T08:00:00+02:00',
  }
}

const budget = (
  ospId: string,
  ownerOspId: string,
  type: BudgetRow['type'],
  currentAmount: number,
): BudgetRow => ({
  ospId,
  version: 1,
  type,
  budgetType: type,
  ownerOspId,
  active: true,
  activationStatus: 'ACTIVE',
  currency: 'EUR',
  currentAmount,
  limited: true,
  vatIncluded: true,
  createdOn: CREATED,
})
