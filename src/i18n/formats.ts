/** Formats money, dates and numbers. The formats are the same in all three languages (R279, R281, G161). */

const NBSP = '\u00a0'
const ZONE = 'Europe/Brussels'

/** Formats euros as `€ 1 234,56`, with non-breaking spaces. */
export const money = (euros: number): string => `€${NBSP}${number(euros, 2)}`

/** Sums amounts in whole cents (R067), to avoid floating-point errors. Takes and returns euros. */
export const sumEuros = (amounts: readonly number[]): number =>
  amounts.reduce((cents, euros) => cents + Math.round(euros * 100), 0) / 100

/** Formats a number with `decimals` decimals: `1234.5` with 2 becomes `1 234,50`. */
export function number(value: number, decimals = 0): string {
  // A fast path for small counts: a list formats one per row.
  if (decimals === 0 && value >= 0 && value < 1000 && Number.isInteger(value)) return String(value)
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '-' : ''
  return `${sign}${grouped(whole)}${fraction === undefined ? '' : `,${fraction}`}`
}

const grouped = (digits: string): string =>
  digits.length > 3 ? grouped(digits.slice(0, -3)) + NBSP + digits.slice(-3) : digits

/** Formats `yyyy-MM-dd` as `dd/MM/yyyy`. A date has no time zone, so this only rearranges the text. */
export const date = (day: string): string => day.slice(0, 10).split('-').reverse().join('/')

/** Formats an ISO date-time with offset as `dd/MM/yyyy HH:mm`, in Brussels time. */
export function dateTime(moment: string): string {
  const { year, month, day, hour, minute } = partsOf(moment)
  return `${day}/${month}/${year} ${hour}:${minute}`
}

/** Formats an ISO date-time with offset as the day in Brussels, `dd/MM/yyyy`. */
export function dayOf(moment: string): string {
  const { year, month, day } = partsOf(moment)
  return `${day}/${month}/${year}`
}

/** Formats `yyyyMM` as `MM/yyyy`. */
export const month = (yyyyMM: string): string => `${yyyyMM.slice(4)}/${yyyyMM.slice(0, 4)}`

/** Formats the day of a past date-time as people say it: today, yesterday, `20 november`, and after a year `dd/MM/yyyy`. */
export function dayInWords(moment: string, language: string, now: Date = new Date()): string {
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
  dayOfYear: new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }),
})

/**
 * Formats a phone number of one of the portal's countries (R140) in groups, such as `+32 470 12 34 56`. Others stay as
 * they are: the library that knows all numbers is too large for a list.
 */
export function phone(msisdn: string): string {
  const country = Object.keys(PHONE_GROUPS).find((code) => msisdn.startsWith(`+${code}`))
  if (country === undefined || !/^\+\d+$/.test(msisdn)) return msisdn
  const groups = [`+${country}`]
  let at = country.length + 1
  for (const size of PHONE_GROUPS[country] ?? []) {
    groups.push(msisdn.slice(at, at + size))
    at += size
  }
  return [...groups, msisdn.slice(at)].filter(Boolean).join(NBSP)
}

/** By country code: how many digits of a mobile number are written together. */
const PHONE_GROUPS: Readonly<Record<string, readonly number[]>> = {
  32: [3, 2, 2, 2],
  31: [1, 2, 2, 2, 2],
  33: [1, 2, 2, 2, 2],
  49: [3, 4, 4],
  380: [2, 3, 2, 2],
}

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

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function partsOf(moment: string) {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  const part = (name: string): string => parts[name] ?? ''
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

/** The name of a user group for display. Its spaces are stored as underscores (R181). */
export const groupName = (extId: string): string => extId.replaceAll('_', ' ')
