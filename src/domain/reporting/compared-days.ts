import { monthAfter, monthKey, today } from '@/base/dates.ts'
import { monthName } from '@/i18n/long-dates.ts'

/** The days of the previous month that a month is compared with, such as `1–23`. Empty if the month is over. */
export function daysCompared(month: string, now = today()): string {
  if (month !== monthKey(0, new Date(`${now}T12:00`))) return ''
  const before = monthAfter(month, -1)
  const last = new Date(Date.UTC(Number(before.slice(0, 4)), Number(before.slice(4)), 0)).getUTCDate()
  const day = Math.min(Number(now.slice(8, 10)), last)
  return day === 1 ? '1' : `1–${day}`
}

/** The name of the previous month, such as `oktober`. */
export const nameBefore = (month: string, language: string): string =>
  monthName(monthAfter(month, -1), language, 'name')
