import { ascOrDesc, flag, id, oneOf, text } from '@/lists/list-query.ts'

/** What the address says of the list of companies. */
export const accountsQuery = {
  search: text(),
  active: flag(),
  type: id(),
  sort: oneOf(
    ascOrDesc(['name', 'extId', 'partner', 'companyType', 'paymentType', 'city', 'userCount', 'active']),
    'name',
  ),
}
