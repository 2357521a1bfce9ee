import { dayAt, timeAt, today } from '@/base/dates.ts'
import { dayOf } from './formats.ts'

/** The day comes before the month in English too, as in the other languages. */
const british = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** `31 december 2026`, for sentences. `day` is `yyyy-MM-dd`; the year may be left out where it is this year. */
export const dayInWords = (day: string, language: string, withYear = true): string =>
  new Intl.DateTimeFormat(british(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(withYear && { year: 'numeric' }),
  }).format(Date.parse(day))

/** Today the time, this year without the year: `08:12`, `6 november`, `6 november 2025`. */
export function shortMoment(moment: string, language: string, now = new Date()): string {
  const day = dayAt(moment)
  if (day === today(now)) return timeAt(moment)
  return dayInWords(day, language, day.slice(0, 4) !== today(now).slice(0, 4))
}

/** Formats the day of a past date-time as people say it: today, yesterday, `20 november`, and after a year `dd/MM/yyyy`. */
export function pastDay(moment: string, language: string, now: Date = new Date()): string {
  const [day, today] = [dayOf(moment), dayOf(now.toISOString())]
  const ago = daysOf(today) - daysOf(day)
  const { relative, dayOfYear } = wordsFor(language)
  if (ago === 0 || ago === 1) return relative.format(-ago, 'day')
  return ago > 1 && ago < 330 ? dayOfYear.format(daysOf(day) * DAY_MS) : day
}

const DAY_MS = 86_400_000
/** The number of a day `dd/MM/yyyy`. */
const daysOf = (day: string): number => Date.parse(day.split('/').reverse().join('-')) / DAY_MS

const inLanguage = new Map<string, ReturnType<typeof formatsFor>>()
/** Formats are slow to make, and a list formats one day per row. */
function wordsFor(language: string) {
  const formats = inLanguage.get(language) ?? formatsFor(language)
  inLanguage.set(language, formats)
  return formats
}
const formatsFor = (language: string) => ({
  relative: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  dayOfYear: new Intl.DateTimeFormat(british(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }),
})

/** Formats `yyyyMM` in words, such as `november 2026`, or `nov` when short. For where no rule asks for `MM/yyyy`. */
export function monthName(
  yyyyMM: string,
  language: string,
  form: 'long' | 'name' | 'short' = 'long',
): string {
  const options: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    month: form === 'short' ? 'short' : 'long',
    ...(form === 'long' && { year: 'numeric' }),
  }
  const name = new Intl.DateTimeFormat(language, options).format(
    new Date(`${yyyyMM.slice(0, 4)}-${yyyyMM.slice(4)}-15T12:00Z`),
  )
  return form === 'short' ? name.replace('.', '') : name
}

/** `dinsdag 1 december 2026`. `day` is `yyyy-MM-dd`. */
export const weekdayInWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(british(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day))
