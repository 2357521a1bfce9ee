import type { Params } from '@/api/operation.ts'
import { sortBy } from '@/lists/list-query.ts'

export type UserSort = NonNullable<NonNullable<Params<'getUsersByFilter'>['query']>['sort']>

const KEYS = ['lastName', 'firstName', 'email', 'login', 'activeSince', 'employeeNumber'] as const

/** The order of a list of people, as its address says it: by last name unless told otherwise. */
export const userSort = sortBy(KEYS, 'lastName')
