import { dayAt, timeAt, today } from '@/base/dates.ts'

/** `31 december 2026`, for sentences. `day` is `yyyy-MM-dd`; the year may be left out where it is this year. */
export const dayInWords = (day: string, language: string, withYear = true): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(withYear && { year: 'numeric' }),
  }).format(Date.parse(day))

/** `november 2026`. `month` is `yyyy-MM`. */
export const monthInWords = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  )

/** Today the time, this year without the year: `08:12`, `6 november`, `6 november 2025`. */
export function shortMoment(moment: string, language: string, now = new Date()): string {
  const day = dayAt(moment)
  if (day === today(now)) return timeAt(moment)
  return dayInWords(day, language, day.slice(0, 4) !== today(now).slice(0, 4))
}

/** `dinsdag 1 december 2026`. `day` is `yyyy-MM-dd`. */
export const weekdayInWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day))
