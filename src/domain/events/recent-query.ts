import type { Params } from '@/api/operation.ts'
import { getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import { getMobilityModes } from '@/api/generated/operations/resources.ts'
import { prefetch } from '@/api/use-read.ts'
import { dayAfter, monthAfter } from '@/base/dates.ts'

/** How many expenses the dashboard shows. */
export const RECENT_SIZE = 5

/** The latest expenses of a company, or its last ones in a month (`yyyyMM`). */
export const recentQuery = (
  accountOspId: string,
  month: string | undefined,
): Params<'getEventsByFilter'> => ({
  query: { page: 0, size: RECENT_SIZE, sort: '-date' },
  body: { corporateAccountOspId: accountOspId, ...(month !== undefined && daysOf(month)) },
})

/** Prefetches the latest expenses, with the names of their modes. Resolves when both are here. */
export const prefetchRecent = (accountOspId: string, month: string | undefined): Promise<unknown> =>
  Promise.all([
    prefetch(getEventsByFilter, recentQuery(accountOspId, month)),
    prefetch(getMobilityModes, {}, { ignore: ['*'] }),
  ])

/** The first and the last day of a month. */
function daysOf(month: string): { readonly dateFrom: string; readonly dateTo: string } {
  const firstOf = (one: string): string => `${one.slice(0, 4)}-${one.slice(4)}-01`
  return { dateFrom: firstOf(month), dateTo: dayAfter(firstOf(monthAfter(month, 1)), -1) }
}
