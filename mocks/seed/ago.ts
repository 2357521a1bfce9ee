/** Dates relative to today, so that seeded data always has the same age. */
import { isAfter } from 'date-fns/isAfter'
import { subMinutes } from 'date-fns/subMinutes'
import { dayAfter, dayOf, localTime, momentOf } from '../behaviour/months.ts'

/** The day `days` ago (negative: in the future) in Brussels. */
export const dayAgo = (days: number): string => dayAfter(dayOf(new Date()), -days)

/**
 * A time of that day (`09:15`), with its offset. Never in the future for a past day: a time today that is still to
 * come becomes one minute ago.
 */
export function momentAgo(days: number, time: string): string {
  const moment = momentOf(dayAgo(days), time)
  const latest = subMinutes(new Date(), 1)
  return days < 0 || !isAfter(moment, latest) ? moment : localTime(latest)
}
