import isDate from '~openapi/formats/date.ts'
import { LANGUAGES } from '../src/api/generated/languages.ts'
import { plain } from './plain.ts'
import { readingOf, type Reading } from './reading.ts'

export interface DayOptions {
  /**
   * The day is never after this one. A date of birth, for example, is never after today. Only used for two-digit years.
   */
  readonly notAfter?: string
}

/**
 * Reads a day as `yyyy-MM-dd`: `1/12/2026`, `1-12-26`, `1.12.2026`, `01122026`, `2026-12-01`, `1 dec 2026`, `1er
 * décembre 2026`, `December 1, 2026`. The day comes before the month, as in Belgium, unless the month is spelled out;
 * `12/31/2026` is refused. A two-digit year is in this century, or in the last one if the day cannot be in the future.
 * A time of midnight, which some files add to days, is ignored.
 */
export function readDay(text: string, { notAfter }: DayOptions = {}): Reading<string> {
  const found = partsOf(plain(text).replace(/(?<=\d)[T ]00:00(?::00(?:\.0+)?)?$/, ''))
  if (found === undefined) return readingOf<string>([])
  const { day, month, year } = found
  const rest = `${two(month)}-${two(day)}`
  const here = year.length === 4 ? year : `20${year}`
  const isLater = year.length === 2 && notAfter !== undefined && `${here}-${rest}` > notAfter
  const whole = `${isLater ? `19${year}` : here}-${rest}`
  return readingOf(isDate(whole) ? [whole] : [])
}

const two = (digits: string): string => digits.padStart(2, '0')

interface Parts {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** `1/12/2026` and `1-12-26` · `2026-12-01` · `01122026` · `20261201`. */
const FIGURES = [
  /^(?<day>\d{1,2})([/. -])(?<month>\d{1,2})\2(?<year>[12]\d{3}|\d\d)$/,
  /^(?<year>[12]\d{3})([/.-])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>[12]\d{3})$/,
  /^(?<year>[12]\d{3})(?<month>0[1-9]|1[0-2])(?<day>\d\d)$/,
]
/** `1 dec 2026`, `1-dec-26`, `1er décembre 2026` · `December 1, 2026`. */
const NAMED = [
  /^(?<day>\d{1,2})(?:er|st|nd|rd|th|\.)?[ /-]?(?<month>\p{L}{3,})\.?[ /-]?(?<year>[12]\d{3}|\d\d)$/u,
  /^(?<month>\p{L}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>[12]\d{3})$/u,
]

function partsOf(text: string): Parts | undefined {
  for (const pattern of FIGURES) {
    const { day = '', month = '', year = '' } = pattern.exec(text)?.groups ?? {}
    // Eight digits without separators fit two patterns. A valid month shows which one is meant.
    if (day !== '' && Number(month) <= 12) return { day, month, year }
  }
  for (const pattern of NAMED) {
    const { day = '', month = '', year = '' } = pattern.exec(text.normalize('NFC'))?.groups ?? {}
    const number = monthOf(month)
    if (number !== undefined) return { day, month: String(number), year }
  }
  return undefined
}

let names: readonly { readonly month: number; readonly long: string; readonly short: string }[] | undefined

/** The names of the months in the portal's languages, as spelled by the platform. */
const monthNames = () =>
  (names ??= LANGUAGES.flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => {
      const name = (month: 'long' | 'short'): string =>
        folded(new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2026, index)))
      return { month: index + 1, long: name('long'), short: name('short') }
    }),
  ))

/** The month with this name or prefix, or `undefined` if there is none or more than one. */
function monthOf(name: string): number | undefined {
  if (name === '') return undefined
  const foldedName = folded(name)
  const found = monthNames().filter(({ long, short }) => short === foldedName || long.startsWith(foldedName))
  const [month, ...others] = new Set(found.map((one) => one.month))
  return others.length === 0 ? month : undefined
}

/** The text in lower case, without accents and points: `Déc.` becomes `dec`. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
