import { onlySet } from '@/base/only-set.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import type { Problem } from '@/domain/reconciliation/problem.ts'
import { id, paged, optionalOneOf, sortBy, text, type ListParam, type ListQuery } from '@/lists/list-query.ts'

/** R117: a problem is open until it is overridden. */
export const STATUSES = ['OPEN', 'MANUALLY_OVERRIDDEN'] as const satisfies readonly Problem['status'][]

/** R172: a booking id has exactly 12 characters. */
export const BOOKING_ID = { length: 12, isCode: (given: string) => /^[A-Z0-9]{12}$/.test(given) } as const

const bookingId = (): ListParam<string | undefined> => ({
  read: (given) => (given !== undefined && BOOKING_ID.isCode(given) ? given : undefined),
  write: (value) => value,
})

/** The query of the list. */
export const problemsQuery = {
  search: text(),
  booking: bookingId(),
  mrp: id(),
  status: optionalOneOf(STATUSES),
  ...paged([25, 50, 100]),
  sort: sortBy(
    ['bookingId', 'mrp', 'expectedAmount', 'actualAmount', 'currency', 'status', 'lastUpdatedOn'],
    '-lastUpdatedOn',
  ),
}

export const toProblemFilter = ({
  search,
  booking,
  mrp,
  status,
}: ListQuery<typeof problemsQuery>): Schemas['ReconciliationFilter'] =>
  onlySet({ search, bookingId: booking, mrpOspId: mrp, statuses: status && [status] })
