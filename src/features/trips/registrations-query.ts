import type { Schemas } from '@/api/generated/schema.ts'
import { paged, optionalOneOf, sortBy, type ListQuery } from '@/lists/list-query.ts'

export const KINDS = [
  'COMMUTE',
  'BUSINESS_TRIP',
  'HOMEWORK',
] as const satisfies readonly Schemas['Travel']['kind'][]
export const YEARS = ['thisYear', 'lastYear'] as const

/** The query of the list. */
export const registrationsQuery = {
  kind: optionalOneOf(KINDS),
  period: optionalOneOf(YEARS),
  sort: sortBy(['date', 'km', 'compensation'], '-date'),
  ...paged([25, 50, 100]),
}

export type RegistrationsQuery = ListQuery<typeof registrationsQuery>

/** The filter of the request: the registrations of one user. */
export function toFilter(
  { kind, period }: RegistrationsQuery,
  userOspId: string,
  thisYear: number,
): Schemas['TravelFilter'] {
  const year = period === 'lastYear' ? thisYear - 1 : thisYear
  return {
    userOspId,
    ...(kind && { kinds: [kind] }),
    ...(period && { dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` }),
  }
}
