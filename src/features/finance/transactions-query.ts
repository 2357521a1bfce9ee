import { sortBy, page, size } from '@/lists/list-query.ts'

/** What the address says of a list of transactions. */
export const transactionsQuery = {
  page: page(),
  size: size([10, 25, 50, 100]),
  sort: sortBy(['date', 'amountVatIncl'], '-date'),
}
