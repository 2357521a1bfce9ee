import { TZDateMini } from '@date-fns/tz/date/mini'
import { tzOffset } from '@date-fns/tz/tzOffset'
import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { subMinutes } from 'date-fns/subMinutes'
import isDate from '~openapi/formats/date.ts'

export const ZONE = 'Europe/Brussels'

/**
 * The moments, with their offsets, at which clocks in Brussels show a day and time (`HH:mm:ss`), in order. Usually
 * there is one. In the hour that the start of summer time skips there is none, in the hour that its end repeats there
 * are two.
 */
export function momentsAt(day: string, time: string): string[] {
  const utc = new Date(`${day}T${time}Z`)
  const offsets = new Set([-1, 1].map((days) => tzOffset(ZONE, addDays(utc, days))))
  return [...offsets]
    .map((offset) => ({ offset, moment: subMinutes(utc, offset) }))
    .filter(({ offset, moment }) => tzOffset(ZONE, moment) === offset)
    .map(({ moment }) => localTime(moment))
}

/**
 * The moment of a day and time (`HH:mm:ss`) that the portal chooses itself. In an hour that occurs twice, it is the
 * second one: winter time. A text that is not a calendar day is returned without an offset, so that the contract check
 * refuses it.
 */
export function momentOf(day: string, time: string): string {
  const local = `${day}T${time}`
  if (!isDate(day)) return local
  // A zoned date made from its parts would depend on the machine's own time zone if an hour occurs twice.
  const utc = new Date(`${local}Z`)
  const near = subMinutes(utc, tzOffset(ZONE, utc))
  return localTime(subMinutes(utc, tzOffset(ZONE, near)))
}

/** Formats a moment in Brussels time with its offset. The first ten characters are the day. */
export const localTime = (moment: Date): string => formatISO(new TZDateMini(+moment, ZONE))
