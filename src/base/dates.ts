/**
 * Days, months and moments. A day is text (`yyyy-MM-dd`), and so is a month (`yyyyMM`). Neither has a time zone. A
 * moment is an ISO date-time with an offset. The platform's time zone only matters for conversions between a day and a
 * moment (R280: a date-time has the offset of the zone).
 */
import { TZDateMini } from '@date-fns/tz/date/mini'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths'
import { formatISO } from 'date-fns/formatISO'
import { NOT_RECEIVED } from './not-received-text.ts'
import { NotReceived } from './not-received.ts'
import { ZONE } from '~notations/brussels.ts'

/** The day in Brussels at a moment. Throws `NotReceived` for a moment that the server did not send. */
export const dayAt = (moment: Date | string): string => toDay(inBrussels(moment))

/** The month of a moment in Brussels, `yyyyMM`. */
export const monthAt = (moment: Date | string): string => dayAt(moment).slice(0, 7).replace('-', '')

/** The time in Brussels at a moment, as `HH:mm`. */
export const timeAt = (moment: string): string =>
  formatISO(inBrussels(moment), { representation: 'time' }).slice(0, 5)

/** The offset of Brussels at a moment, such as `+02:00`. */
export const offsetAt = (moment: string): string => formatISO(inBrussels(moment)).slice(-6)

let cached = { minute: NaN, day: '' }

/** The current day in Brussels. Forms call this on each key press, so it is computed once a minute. */
export function today(now = new Date()): string {
  const minute = Math.floor(+now / 60_000)
  if (minute !== cached.minute) cached = { minute, day: dayAt(now) }
  return cached.day
}

/** The current month in Brussels plus `offset` months, as `yyyyMM`. */
export const monthKey = (offset = 0, now = new Date()): string =>
  toMonth(addMonths(startOf(today(now)), offset))

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

const inBrussels = (moment: Date | string): Date => new TZDateMini(+new Date(received(moment)), ZONE)
const startOf = (day: string): Date => new Date(`${received(day)}T00:00`)
const startOfMonth = (month: string): Date => startOf(`${received(month).slice(0, 4)}-${month.slice(4)}-01`)

/** Returns the text. Throws if it is the dash that stands for a date that was not received. */
function received<Text>(text: Text): Text {
  if (text === NOT_RECEIVED) throw new NotReceived('a date')
  return text
}

const toDay = (date: Date): string => formatISO(date, { representation: 'date' })
const toMonth = (date: Date): string =>
  formatISO(date, { representation: 'date', format: 'basic' }).slice(0, 6)
