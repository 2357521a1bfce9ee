/**
 * Days, months and moments. A day is text (`yyyy-MM-dd`), and so is a month (`yyyyMM`); neither has a time zone. A
 * moment is an ISO date-time with an offset. The platform's zone only matters for conversions between a day and a
 * moment (R280: a date-time carries the offset of the zone).
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

/** The day in Brussels at a moment. */
export const dayAt = (moment: Date | string): string => toDay(new TZDateMini(+new Date(moment), ZONE))

/** The month of a moment in Brussels, `yyyyMM`. */
export const monthAt = (moment: Date | string): string => dayAt(moment).slice(0, 7).replace('-', '')

/** The time in Brussels at a moment, as `HH:mm`. */
export const timeAt = (moment: string): string =>
  formatISO(new TZDateMini(+new Date(moment), ZONE), { representation: 'time' }).slice(0, 5)

let asked = { minute: NaN, day: '' }

/** The current day in Brussels. Forms ask for it at every key: it is worked out once a minute, since days begin on one. */
export function today(now = new Date()): string {
  const minute = Math.floor(+now / 60_000)
  if (minute !== asked.minute) asked = { minute, day: dayAt(now) }
  return asked.day
}

/** The current month in Brussels plus `offset` months, as `yyyyMM`. */
export const monthKey = (offset = 0, now = new Date()): string =>
  toMonth(addMonths(startOf(today(now)), offset))

/**
 * The moment of a day and time (`HH:mm:ss`) in Brussels. Of an hour that occurs twice, the second one is used: winter
 * time. A text that is not a calendar day is returned unconverted, without an offset, so that the contract check
 * refuses it.
 */
export function momentOf(day: string, time: string): string {
  const local = `${day}T${time}`
  if (!isDate(day)) return local
  // A zoned date made from its parts would depend on the machine's own zone when an hour occurs twice.
  const utc = new Date(`${local}Z`)
  const near = subMinutes(utc, tzOffset(ZONE, utc))
  return formatISO(new TZDateMini(+subMinutes(utc, tzOffset(ZONE, near)), ZONE))
}

/** The day `count` days later, or earlier when `count` is negative. */
export const dayAfter = (day: string, count: number): string => toDay(addDays(startOf(day), count))

/** The month `count` months later, or earlier when `count` is negative. */
export const monthAfter = (month: string, count: number): string =>
  toMonth(addMonths(startOfMonth(month), count))

/** All months from `first` to `last`, both included. Only `first` when `last` is earlier. */
export function monthsBetween(first: string, last: string): string[] {
  const count = differenceInCalendarMonths(startOfMonth(last), startOfMonth(first)) + 1
  return Array.from({ length: Math.max(1, count) }, (_, index) => monthAfter(first, index))
}

const startOf = (day: string): Date => new Date(`${day}T00:00`)
const startOfMonth = (month: string): Date => startOf(`${month.slice(0, 4)}-${month.slice(4)}-01`)

const toDay = (date: Date): string => formatISO(date, { representation: 'date' })
const toMonth = (date: Date): string =>
  formatISO(date, { representation: 'date', format: 'basic' }).slice(0, 6)
