import { monthAfter, monthsBetween } from '@/base/dates.ts'
import { groupRows } from './group-rows.ts'

/** One month of the history, `yyyyMM`, and its figure. */
export interface MonthValue {
  readonly month: string
  readonly value: number
}

/**
 * The history up to `lastMonth`, from the first month that has rows; months between without rows count 0. A single month
 * becomes three points, so that a line can be drawn: the month before, the month, the month after (R066, G159). Nothing
 * without rows.
 */
export function timelineOf<Row extends { readonly billingMonth?: string }>(
  rows: readonly Row[],
  valueOf: (rows: readonly Row[]) => number,
  lastMonth: string,
): MonthValue[] {
  const byMonth = groupRows(rows, ({ billingMonth }) => billingMonth)
  const known = [...byMonth.keys()].filter((month) => month !== undefined).toSorted()
  const [first] = known
  if (first === undefined) return []
  const months =
    known.length === 1
      ? [monthAfter(first, -1), first, monthAfter(first, 1)]
      : monthsBetween(first, lastMonth)
  return months.map((month) => ({ month, value: valueOf(byMonth.get(month) ?? []) }))
}
