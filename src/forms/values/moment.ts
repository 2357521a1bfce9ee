import isDateTime from '~openapi/formats/date-time.ts'
import isDate from '~openapi/formats/date.ts'
import { dayAt, momentOf, timeAt } from '@/base/dates.ts'
import { date } from '@/i18n/formats.ts'

/** A moment as the texts of its two inputs, in Brussels time. */
export interface DayAndTime {
  /** `yyyy-MM-dd`, or as typed. */
  readonly day: string
  /** `HH:mm`, or as typed. */
  readonly time: string
}

/**
 * The ISO moment, with offset, of a day and time in Brussels; empty when both are empty. Incomplete input is joined as it
 * is, so that validation refuses it.
 */
export function toMoment({ day, time }: DayAndTime): string {
  if (day === '' && time === '') return ''
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2})\s*[:.h]\s*(\d\d)\s*$/.exec(time) ?? []
  const isTime = minutes !== '' && Number(hours) < 24 && Number(minutes) < 60
  return isDate(day) && isTime
    ? momentOf(day, `${hours.padStart(2, '0')}:${minutes}:00`)
    : `${day}${BETWEEN}${time}`
}

/** The reverse. */
export function fromMoment(value: string): DayAndTime {
  if (isDateTime(value)) return { day: dayAt(value), time: timeAt(value) }
  const [day = '', time = ''] = value.split(BETWEEN)
  return { day, time }
}

/** A moment formatted for reading; other text as typed. */
export const momentText = (value: string): string => {
  const { day, time } = fromMoment(value)
  return `${isDate(day) ? date(day) : day} ${time}`.trim()
}

const BETWEEN = 'T'
