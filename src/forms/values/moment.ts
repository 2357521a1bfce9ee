import isDateTime from '~openapi/formats/date-time.ts'
import isDate from '~openapi/formats/date.ts'
import { dayAt, momentOf, timeAt } from '@/base/dates.ts'
import { date } from '@/i18n/formats.ts'

/** A moment as its two inputs show it, in Brussels. */
export interface DayAndTime {
  /** `yyyy-MM-dd`, or as typed. */
  readonly day: string
  /** `HH:mm`, or as typed. */
  readonly time: string
}

/**
 * The moment at which it is that day and time in Brussels, ISO with its offset; empty when nothing is filled in. What is
 * no moment yet is put together as it is, for the contract to refuse.
 */
export function toMoment({ day, time }: DayAndTime): string {
  if (day === '' && time === '') return ''
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2})\s*[:.h]\s*(\d\d)\s*$/.exec(time) ?? []
  const isTime = minutes !== '' && Number(hours) < 24 && Number(minutes) < 60
  return isDate(day) && isTime
    ? momentOf(day, `${hours.padStart(2, '0')}:${minutes}:00`)
    : `${day}${BETWEEN}${time}`
}

/** The other way round. */
export function fromMoment(value: string): DayAndTime {
  if (isDateTime(value)) return { day: dayAt(value), time: timeAt(value) }
  const [day = '', time = ''] = value.split(BETWEEN)
  return { day, time }
}

/** A moment as it is read; what is none as it was typed. */
export const momentText = (value: string): string => {
  const { day, time } = fromMoment(value)
  return `${isDate(day) ? date(day) : day} ${time}`.trim()
}

const BETWEEN = 'T'
