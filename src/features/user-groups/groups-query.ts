import { flag, oneOf, text } from '@/routes/list-query.ts'

/** What the address of the list of groups says. */
export const groupsQuery = {
  search: text(),
  active: flag(),
  sort: oneOf(
    ['name', '-name', 'status', '-status', 'userCount', '-userCount', 'productCount', '-productCount'],
    'name',
  ),
}

/** R150: with fewer letters than these a search finds everything. */
export const SEARCH_FROM = 3
