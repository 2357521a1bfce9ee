import { sortBy } from '@/lists/list-query.ts'

/** The sort order of a list of people: by last name by default. */
export const userSort = sortBy(
  ['lastname', 'firstname', 'email', 'login', 'startActivationTime', 'employeeNumber'],
  'lastname',
)
