/**
 * Days, months and moments. A day is text (`yyyy-MM-dd`), a month too (`yyyyMM`), and neither has a zone; a moment is an
 * ISO date-time with its offset. Only between a day and a moment does the zone of the platform count (R280).
 */
import { TZDateMini } from '@date-fns/tz/date/mini'
import { tzOffset } from '@date-fns/tz/tzOffset'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths'
import { formatISO } from 'date-fns/formatISO'
import { subMinutes } from 'date-fns/subMinutes'
import isDate from '~openapi/formats/date.ts'

const ZONE = 'Europe/Brussels'

/** The day it is in Brussels at a moment. */
export const dayAt = (moment: Date | string): string => toDay(new TZDateMini(+new Date(moment), ZONE))

/** The time it is in Brussels at a moment, `HH:mm`. */
export const timeAt = (moment: string): string =>
  formatISO(new TZDateMini(+new Date(moment), ZONE), { representation: 'time' }).slice(0, 5)

/** The day it is now in Brussels. */
export const today = (now = new Date()): string => dayAt(now)

/** The month in Brussels, so many months before or after now. */
export const monthKey = (offset = 0, now = new Date()): string =>
  toMonth(addMonths(startOf(today(now)), offset))

/**
 * The moment at which it is that day and time (`HH:mm:ss`) in Brussels. An hour that comes twice is the second one: that
 * of winter. What is no day of the calendar is put together as it is, for the contract to refuse.
 */
export function momentOf(day: string, time: string): string {
  const local = `${day}T${time}`
  if (!isDate(day)) return local
  // Making a zoned date from its parts would let the zone of the machine choose between two hours with the same name.
  const utc = new Date(`${local}Z`)
  const near = subMinutes(utc, tzOffset(ZONE, utc))
  return formatISO(new TZDateMini(+subMinutes(utc, tzOffset(ZONE, near)), ZONE))
}

/** The day so many days later; before it with a negative number. */
export const dayAfter = (day: string, count: number): string => toDay(addDays(startOf(day), count))

/** The month so many months later; before it with a negative number. */
export const monthAfter = (month: string, count: number): string =>
  toMonth(addMonths(startOfMonth(month), count))

/** All months from the first to the last, both included; only the first where the last comes before it. */
export function monthsBetween(first: string, last: string): string[] {
  const count = differenceInCalendarMonths(startOfMonth(last), startOfMonth(first)) + 1
  return Array.from({ length: Math.max(1, count) }, (_, index) => monthAfter(first, index))
}

const startOf = (day: string): Date => new Date(`${day}T00:00`)
const startOfMonth = (month: string): Date => startOf(`${month.slice(0, 4)}-${month.slice(4)}-01`)

const toDay = (date: Date): string => formatISO(date, { representation: 'date' })
const toMonth = (date: Date): string =>
  formatISO(date, { representation: 'date', format: 'basic' }).slice(0, 6)
