/** Calendar months as `yyyyMM`, in the platform's time zone. */
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { formatISO } from 'date-fns/formatISO'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { momentOf, ZONE } from '~notations/brussels.ts'

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
