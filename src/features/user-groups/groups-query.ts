import { ascOrDesc, flag, oneOf, text } from '@/lists/list-query.ts'

/** What the address of the list of groups says. */
export const groupsQuery = {
  search: text(),
  active: flag(),
  sort: oneOf(ascOrDesc(['name', 'status', 'userCount', 'productCount']), 'name'),
}

/** R150: with fewer letters than these a search finds everything. */
export const SEARCH_FROM = 3
