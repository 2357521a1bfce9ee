import { dayAt, timeAt, today } from '@/base/dates.ts'
import { dayOf, isMoment, isMonth } from './formats.ts'

/** The day comes before the month in English too, as in the other languages. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

const formats = new Map<string, Intl.DateTimeFormat>()
/** Cached, because formats are slow to create, and a list formats one day per row, a chart the months of two years. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
  formats.set(key, format)
  return format
}

/** `31 december 2026`, for sentences. `day` is `yyyy-MM-dd`. The year may be left out if it is the current one. */
export const dayInWords = (day: string, language: string, withYear = true): string =>
  formatDay(day, language, { day: 'numeric', month: 'long', ...(withYear && { year: 'numeric' }) })

/** A text that is not a day is shown unchanged. */
const formatDay = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  isMoment(day) ? formatOf(localeOf(language), options).format(Date.parse(day)) : day

/** Shows only the time if it is today, and no year if it is this year: `08:12`, `6 november`, `6 november 2025`. */
export function shortMoment(moment: string, language: string, now = new Date()): string {
  if (!isMoment(moment)) return moment
  const day = dayAt(moment)
  if (day === today(now)) return timeAt(moment)
  return dayInWords(day, language, day.slice(0, 4) !== today(now).slice(0, 4))
}

/**
 * Formats the day of a past date-time in relative form: today, yesterday, `20 november`, and after a year `dd/MM/yyyy`.
 */
export function pastDay(moment: string, language: string, now: Date = new Date()): string {
  if (!isMoment(moment)) return moment
  const [day, today] = [dayOf(moment), dayOf(now.toISOString())]
  const ago = daysOf(today) - daysOf(day)
  if (ago === 0 || ago === 1) return relativeIn(language).format(-ago, 'day')
  if (ago < 0 || ago >= 330) return day
  return formatOf(localeOf(language), { day: 'numeric', month: 'long' }).format(daysOf(day) * DAY_MS)
}

const DAY_MS = 86_400_000
/** The day number of a day `dd/MM/yyyy`. */
const daysOf = (day: string): number => Date.parse(day.split('/').reverse().join('-')) / DAY_MS

const relatives = new Map<string, Intl.RelativeTimeFormat>()
function relativeIn(language: string): Intl.RelativeTimeFormat {
  const relative = relatives.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  relatives.set(language, relative)
  return relative
}

/**
 * Formats `yyyyMM` as text, such as `november 2026`, or `nov` if short. For places where no rule requires `MM/yyyy`.
 */
export function monthName(
  yyyyMM: string,
  language: string,
  form: 'long' | 'name' | 'short' = 'long',
): string {
  if (!isMonth(yyyyMM)) return yyyyMM
  const name = formatOf(language, {
    month: form === 'short' ? 'short' : 'long',
    ...(form === 'long' && { year: 'numeric' }),
  }).format(new Date(`${yyyyMM.slice(0, 4)}-${yyyyMM.slice(4)}-15T12:00Z`))
  return form === 'short' ? name.replace('.', '') : name
}

/** `dinsdag 1 december 2026`. `day` is `yyyy-MM-dd`. */
export const weekdayInWords = (day: string, language: string): string =>
  formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
