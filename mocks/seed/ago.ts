/** Dates relative to today, so that seeded data always has the same age. */
import { isAfter } from 'date-fns/isAfter'
import { subMinutes } from 'date-fns/subMinutes'
import { localTime, momentOf } from '~notations/brussels.ts'
import { dayAfter, dayOf, monthAfter } from '../behaviour/months.ts'

/** The day `days` ago (negative: in the future) in Brussels. */
export const dayAgo = (days: number): string => dayAfter(today(), -days)

/** The month `months` ago, `yyyy-MM`. */
export const monthAgo = (months: number): string =>
  monthAfter(today().slice(0, 7).replace('-', ''), -months).replace(/(\d\d)$/, '-$1')

/**
 * The given time (`09:15`) of the day `days` ago, with its offset. A time that is still to come today becomes one
 * minute ago.
 */
export const momentAgo = (days: number, time: string): string => momentOn(dayAgo(days), time)

/** The given time of a day, `yyyy-MM-dd`, under the same rule. */
export function momentOn(day: string, time: string): string {
  const moment = cachedMoment(day, time)
  if (day !== today()) return moment
  const latest = subMinutes(new Date(), 1)
  return isAfter(moment, latest) ? localTime(latest) : moment
}

const MINUTE_MS = 60_000
let cachedToday = { minute: -1, day: '' }

/** Cached for a minute: long lists need tens of thousands of days. */
function today(): string {
  const now = new Date()
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (cachedToday.minute !== minute) cachedToday = { minute, day: dayOf(now) }
  return cachedToday.day
}

const moments = new Map<string, string>()

/** Cached, because time-zone lookups are slow and most moments occur many times. */
function cachedMoment(day: string, time: string): string {
  const key = `${day} ${time}`
  const moment = moments.get(key) ?? momentOf(day, time)
  moments.set(key, moment)
  return moment
}
