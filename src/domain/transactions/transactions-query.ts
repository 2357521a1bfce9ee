import { readEuro } from '~notations/number.ts'
import { valueOf } from '~notations/reading.ts'
import isEuro from '~openapi/formats/euro.ts'
import { onlySet } from '@/base/only-set.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { paged, periodOf, sortBy, day, id, text, type ListQuery } from '@/lists/list-query.ts'

export type Transaction = Schemas['Transaction']

/** The query of the transactions of a budget. */
export const transactionsQuery = {
  search: text(),
  type: id(),
  from: day(),
  to: day(),
  ...paged([25, 50, 100]),
  sort: sortBy(['date', 'amountVatIncl'], '-date'),
}

/** The query of all transactions. */
export const allTransactionsQuery = { ...transactionsQuery, partner: id(), budget: id() }

/** Longer numbers are card numbers. */
const MOST = 10_000_000

/** The amount in a search: "14,80", "€ 1 210", "-25.5". `undefined` if it is ambiguous, or other text. */
export function amountIn(search: string): number | undefined {
  const euros = Math.abs(valueOf(readEuro(search)) ?? NaN)
  return euros < MOST && isEuro.validate(euros) ? euros : undefined
}

/**
 * The filter of the request for all transactions. A search for an amount filters by that amount. An event that changed
 * the budgets of a user and of the company is listed once, with the user's. The list of company budgets shows all of it.
 */
export function toFilterOfAll(
  { search, type, partner, budget, ...query }: ListQuery<typeof allTransactionsQuery>,
  corporateAccountOspId: string | undefined,
): Schemas['TransactionFilter'] {
  const amount = amountIn(search)
  const budgetType = BUDGET_TYPES.find((one) => one === budget)
  return {
    ...periodOf(query),
    ...onlySet({ corporateAccountOspId, partnerOspId: partner, types: type && [type] }),
    ...onlySet({ budgetTypes: budgetType && [budgetType] }),
    ...(budgetType !== 'COMPANY_BUDGET' && { charge: false }),
    ...onlySet(amount === undefined ? { search } : { amount }),
  }
}

/** The filter of the request. */
export const toFilter = (
  query: ListQuery<typeof transactionsQuery>,
  budgetOspId: string,
): Schemas['TransactionFilter'] => ({
  budgetOspId,
  ...periodOf(query),
  ...onlySet({ search: query.search, types: query.type && [query.type] }),
})

/** R196: the reasons for a change of a budget. */
export const TRANSACTION_TYPES = [
  'event',
  'update',
  'topup',
  'user_fee',
  'manual_update',
  'refund',
  'automatic_update_add',
  'automatic_update_reset',
  'start_amount',
  'transfer',
] as const

/** R184: the budget types. */
export const BUDGET_TYPES = [
  'COMPANY_BUDGET',
  'MOBILITY_BUDGET',
  'BUSINESS_BUDGET',
  'CAFETERIA_BUDGET',
  'COMMUTING_BUDGET',
] as const
