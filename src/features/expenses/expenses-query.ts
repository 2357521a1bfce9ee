import type { components } from '@/api/generated/schema.ts'
import { sortBy, day, id, ofPage, page, periodOf, size, text, type ListQuery } from '@/lists/list-query.ts'

/** What the address says of the expenses of a user. */
export const expensesQuery = {
  search: text(),
  mode: id(),
  budget: ofPage(id()),
  from: day(),
  to: day(),
  page: page(),
  size: size([10, 25, 50, 100]),
  sort: sortBy(['date', 'amountVatIncl'], '-date'),
}

type ExpensesQuery = ListQuery<typeof expensesQuery>

/** The filter of the request. */
export const toFilter = (query: ExpensesQuery, userOspId: string): components['schemas']['EventFilter'] => ({
  userOspId,
  ...periodOf(query),
  ...(query.search !== '' && { search: query.search }),
  ...(query.mode !== undefined && { mobilityModes: [query.mode] }),
  ...(query.budget !== undefined && { budgetOspId: query.budget }),
})
