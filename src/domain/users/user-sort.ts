import { sortBy } from '@/lists/list-query.ts'

/** The order of a list of people: by last name unless the address says otherwise. */
export const userSort = sortBy(
  ['lastname', 'firstname', 'email', 'login', 'startActivationTime', 'employeeNumber'],
  'lastname',
)
