/** Calendar months as `yyyyMM`, in the platform's time zone. */
import { TZDateMini } from '@date-fns/tz/date/mini'
import { tzOffset } from '@date-fns/tz/tzOffset'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { formatISO } from 'date-fns/formatISO'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { subMinutes } from 'date-fns/subMinutes'
import isDate from '~openapi/formats/date.ts'

const ZONE = 'Europe/Brussels'
const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The month and the day of the month in Brussels. */
export function calendarOf(moment: Date): { month: string; day: number } {
  const [year = '', month = '', day = ''] = PARTS.format(moment).split('-')
  return { month: year + month, day: Number(day) }
}

/** The month `count` months later (earlier when negative). */
export function monthAfter(month: string, count: number): string {
  const later = addMonths(startOf(month), count)
  return formatISO(later, { representation: 'date', format: 'basic' }).slice(0, 6)
}

/** The months of a period, both ends included, but only the last `limit` of them. */
export function monthsBetween(from: string, to: string, limit: number): string[] {
  const months: string[] = []
  for (let month = to; month >= from && months.length < limit; month = monthAfter(month, -1))
    months.unshift(month)
  return months
}

export const daysIn = (month: string): number => getDaysInMonth(startOf(month))

const startOf = (month: string): Date => new Date(`${month.slice(0, 4)}-${month.slice(4)}-01T00:00`)

/** The day in Brussels, `yyyy-MM-dd`. */
export const dayOf = (moment: Date): string => PARTS.format(moment)

/** The day `count` days later (earlier when negative). */
export const dayAfter = (day: string, count: number): string =>
  formatISO(addDays(new Date(`${day}T00:00`), count), { representation: 'date' })

/** The first moment of a day in Brussels, with its offset. */
export const startOfDay = (day: string): string => momentOf(day, '00:00')

/** The moment of a day and time (`09:15`) in Brussels, with its offset. An invalid day is returned unchanged. */
export function momentOf(day: string, time: string): string {
  if (!isDate(day)) return `${day}T${time}`
  const utc = new Date(`${day}T${time}Z`)
  const near = subMinutes(utc, tzOffset(ZONE, utc))
  return localTime(subMinutes(utc, tzOffset(ZONE, near)))
}

/** A moment in Brussels time with its offset, so that its first ten characters are the day. */
export const localTime = (moment: Date): string => formatISO(new TZDateMini(+moment, ZONE))
