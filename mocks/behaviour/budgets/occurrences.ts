/** Computes the days of a recurring expense. */
import type { RecurringRow } from '../../tables.ts'

const MOST = 1200

/** The days after `after`, up to and including `until`, without the deleted ones. */
export function* occurrences(
  { date, frequency, endDate, skippedDates }: RecurringRow,
  after: string,
  until: string,
): Generator<string> {
  const step = frequency === 'MONTH' ? 1 : 12
  for (let count = 0; count < MOST; count += 1) {
    const day = monthsLater(date, count * step)
    if (day > until || (endDate !== undefined && day > endDate)) return
    if (day > after && !skippedDates.includes(day)) yield day
  }
}

/** The first day after `after`; undefined when there is none. */
export function nextOccurrence(row: RecurringRow, after: string): string | undefined {
  for (const day of occurrences(row, after, '9999-12-31')) return day
  return undefined
}

export function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** The same day `count` months later, or the last day of a month that is shorter. */
function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}
