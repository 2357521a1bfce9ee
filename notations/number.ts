import { plain } from './plain.ts'
import { UNREADABLE, readingOf, type Reading } from './reading.ts'

/** The possible units of a number. */
export type Unit = 'euro' | 'percent' | 'degree'

/** How units are written, before or after their number. */
const UNITS: Readonly<Record<Unit, string>> = {
  euro: '€|euros?|eur',
  percent: '%',
  degree: '°',
}
const MINUS = '[-\u2212\u2013]'

/**
 * Grouped by spaces, apostrophes, points or commas, the same one throughout. Another point or comma starts the
 * decimals.
 */
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?<mark>[ '’.,])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<fraction>\d+))?$/
const UNGROUPED = /^(?<whole>\d*)(?:[.,](?<fraction>\d+))?$/
/** JavaScript would round a number with more digits. */
const MAX_DIGITS = 15

/**
 * Reads a number (R161): `1 234,56`, `1.234,56`, `1,234.56`, `1'234.56`, `-3`, `3-`, `(3)`, with or without its unit.
 * One point or comma before exactly three digits can group them or start the decimals: `1.250` is 1250 or 1.25.
 */
export function readNumber(text: string, unit?: Unit): Reading<number> {
  const parts = withoutMarks(plain(text), unit)
  if (parts === undefined || parts.digits === '') return UNREADABLE
  const { digits, isNegative } = parts
  // Degrees are below a thousand, so the point in `51.209` is never a thousands separator.
  const patterns = unit === 'degree' ? [UNGROUPED] : [GROUPED, UNGROUPED]
  const meanings = patterns.flatMap((pattern) => {
    const found = pattern.exec(digits)
    if (found?.groups === undefined) return []
    const { whole = '', fraction = '' } = found.groups
    const plainWhole = whole.replace(/\D/g, '')
    if (`${plainWhole}${fraction}`.replace(/^0+/, '').length > MAX_DIGITS) return []
    const size = Number(`${plainWhole || '0'}.${fraction || '0'}`)
    return [isNegative && size !== 0 ? -size : size]
  })
  return readingOf(meanings)
}

/** Reads an amount: a number with or without `€` or `EUR`. */
export const readEuro = (text: string): Reading<number> => readNumber(text, 'euro')

/** Formats a number unambiguously: `1250`, `1,25`, `2,9560`. */
export function writtenNumber(value: number): string {
  const text = String(value).replace('.', ',')
  return readNumber(text).kind === 'ambiguous' ? `${text}0` : text
}

/** Removes the sign and the unit, each at most once. `undefined` if there are more. */
function withoutMarks(text: string, unit: Unit | undefined) {
  const unitPattern = unit && new RegExp(`^(?:${UNITS[unit]})|(?:${UNITS[unit]})$`, 'i')
  let digits = text
  let sign: string | undefined
  let hasUnit = false
  for (;;) {
    const signed = new RegExp(`^(?:\\+|${MINUS})|${MINUS}$`).exec(digits)?.[0]
    const bracketed = /^\((.*)\)$/.exec(digits)?.[1]
    const unitHere = unitPattern?.exec(digits)?.[0]
    if (signed !== undefined || bracketed !== undefined) {
      if (sign !== undefined) return undefined
      sign = signed ?? '-'
      digits = bracketed ?? (digits.startsWith(sign) ? digits.slice(1) : digits.slice(0, -1))
    } else if (unitHere !== undefined) {
      if (hasUnit) return undefined
      hasUnit = true
      digits = digits.toLowerCase().startsWith(unitHere.toLowerCase())
        ? digits.slice(unitHere.length)
        : digits.slice(0, -unitHere.length)
    } else return { digits, isNegative: sign !== undefined && sign !== '+' }
    digits = digits.trim()
  }
}
