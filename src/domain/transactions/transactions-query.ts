import type { components } from '@/api/generated/schema.ts'
import { sortBy, day, id, page, periodOf, size, text, type ListQuery } from '@/lists/list-query.ts'

type Schemas = components['schemas']
export type Transaction = Schemas['Transaction']

/** What the address says of the transactions of a company's budget. */
export const companyTransactionsQuery = {
  page: page(),
  size: size([25, 50, 100]),
  sort: sortBy(['date', 'amountVatIncl'], '-date'),
}

/** What the address says of the transactions of a user's budget. */
export const transactionsQuery = {
  search: text(),
  type: id(),
  from: day(),
  to: day(),
  ...companyTransactionsQuery,
}

/** The filter of the request. */
export const toFilter = (
  query: ListQuery<typeof transactionsQuery>,
  budgetOspId: string,
): Schemas['TransactionFilter'] => ({
  budgetOspId,
  ...periodOf(query),
  ...(query.search !== '' && { search: query.search }),
  ...(query.type !== undefined && { types: [query.type] }),
})

/** R196: why the amount of a budget changes. */
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
