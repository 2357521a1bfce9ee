/** Computes the days of a recurring expense. */
import { addMonths } from 'date-fns/addMonths'
import { formatISO } from 'date-fns/formatISO'
import type { RecurringRow } from '../../tables.ts'
import { dayAfter } from '../months.ts'

const MAX_OCCURRENCES = 1200

/** The days after `after`, up to and including `until`, without the deleted ones. */
export function* occurrences(
  { date, frequency, endDate, skippedDates }: RecurringRow,
  after: string,
  until: string,
): Generator<string> {
  const step = frequency === 'MONTH' ? 1 : 12
  for (let count = 0; count < MAX_OCCURRENCES; count += 1) {
    const day = monthsLater(date, count * step)
    if (day > until || (endDate !== undefined && day > endDate)) return
    if (day > after && !skippedDates.includes(day)) yield day
  }
}

/** The first day after `after`, or `undefined` if there is none. */
export function nextOccurrence(row: RecurringRow, after: string): string | undefined {
  for (const day of occurrences(row, after, '9999-12-31')) return day
  return undefined
}

export const dayBefore = (day: string): string => dayAfter(day, -1)

/**
 * The same day `count` months later, or the last day of a shorter month: a series that started on 31 January or 29
 * February occurs on 30 April or 28 February, and again on its own day when possible.
 */
const monthsLater = (day: string, count: number): string =>
  formatISO(addMonths(new Date(`${day}T00:00`), count), { representation: 'date' })
