import { sortBy, flag, id, text } from '@/lists/list-query.ts'

/** What the address says of the list of companies. */
export const accountsQuery = {
  search: text(),
  active: flag(),
  type: id(),
  sort: sortBy(
    ['name', 'extId', 'partner', 'companyType', 'paymentType', 'city', 'userCount', 'active'],
    'name',
  ),
}
