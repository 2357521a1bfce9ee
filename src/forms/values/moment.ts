import isDateTime from '~openapi/formats/date-time.ts'
import isDate from '~openapi/formats/date.ts'
import { readMomentOf } from '~notations/moment.ts'
import { valueOf } from '~notations/reading.ts'
import { dayAt, offsetAt, timeAt } from '@/base/dates.ts'
import { date } from '@/i18n/formats.ts'

/** A moment as the texts of its two inputs, in Brussels time. */
export interface DayAndTime {
  /** `yyyy-MM-dd`, or as typed. */
  readonly day: string
  /** `HH:mm`, or as typed. */
  readonly time: string
}

/**
 * The ISO moment, with offset, of a day and time in Brussels. Empty if both are empty. Incomplete or ambiguous input is
 * joined as it is, so that validation refuses it.
 */
export function toMoment({ day, time }: DayAndTime): string {
  if (day === '' && time === '') return ''
  return valueOf(readMomentOf(day, time)) ?? `${day}${BETWEEN}${time}`
}

/** Splits an ISO moment into the texts of the two inputs. */
export function fromMoment(value: string): DayAndTime {
  if (isDateTime(value)) {
    const [day, time] = [dayAt(value), timeAt(value)]
    // In the hour that occurs twice, a time without an offset is ambiguous.
    const isTwice = readMomentOf(day, time).kind === 'ambiguous'
    return { day, time: isTwice ? `${time} ${offsetAt(value)}` : time }
  }
  const [day = '', time = ''] = value.split(BETWEEN)
  return { day, time }
}

/** A moment formatted for reading. Other text stays as typed. */
export const momentText = (value: string): string => {
  const { day, time } = fromMoment(value)
  return `${isDate(day) ? date(day) : day} ${time}`.trim()
}

const BETWEEN = 'T'
