/** Converts the cells of a workbook to texts, formatted as in the spreadsheet but with full precision. */
import type { BrokenRule } from '~openapi/rules.ts'
import type { CellMark } from './table-line.ts'

export interface WorkbookCell {
  readonly text: string
  readonly mark?: CellMark
}

/** A cell as stored in the XML. */
export interface StoredCell {
  readonly type: string
  /** Absent if there is no value. */
  readonly value: string | undefined
  readonly isFormula: boolean
  /** The code of its number format, such as `dd/mm/yyyy`. */
  readonly format: string
}

export interface CellContext {
  readonly strings: readonly string[]
  /** Days count from 1904, as on old Macs. */
  readonly is1904: boolean
}

const BLANK: WorkbookCell = { text: '' }
const faultyCell = (text: string, fault: BrokenRule): WorkbookCell => ({ text, mark: { fault } })

export function toCell({ type, value, isFormula, format }: StoredCell, context: CellContext): WorkbookCell {
  // Not every program that writes a formula also calculates it.
  if (value === undefined) return isFormula ? faultyCell('=', { rule: 'cell_formula' }) : BLANK
  switch (type) {
    case 's': {
      const text = context.strings[Number(value)]
      if (text === undefined) throw new Error('a shared text is missing')
      return { text }
    }
    case 'str':
    case 'inlineStr':
      return { text: withLetters(value) }
    case 'b': {
      const text = value === '1' || value === 'true' ? 'TRUE' : 'FALSE'
      return faultyCell(text, { rule: 'cell_converted', params: { text } })
    }
    case 'e':
      return faultyCell(value, { rule: 'cell_error', params: { text: value } })
    case 'd':
      return { text: value.replace(/T00:00:00(?:\.0+)?Z?$/, ''), mark: { is: 'date' } }
    default:
      return value === '' ? BLANK : numberCell(value, format, context.is1904)
  }
}

function numberCell(value: string, format: string, is1904: boolean): WorkbookCell {
  const exact = Number(value)
  if (!Number.isFinite(exact)) throw new Error('a number is none')
  // Spreadsheets keep 15 digits. Further digits are floating-point errors.
  const number = Number(exact.toPrecision(15))
  if (isDateFormat(format)) {
    const text = dateText(number + (is1904 ? DAYS_UNTIL_1904 : 0), format)
    return text === undefined
      ? faultyCell(value, { rule: 'cell_converted', params: { text: value } })
      : { text, mark: { is: 'date' } }
  }
  if (isPercentFormat(format)) return { text: `${plainNumber(Number((number * 100).toPrecision(15)))}%` }
  const isCut = Math.abs(number) >= 1e15
  return { text: withZeros(plainNumber(number), format), mark: { is: 'number', isCut } }
}

/** The number without an exponent. */
const plainNumber = (number: number): string => {
  const text = String(number)
  if (!text.includes('e')) return text
  return Number.isInteger(number) ? BigInt(number).toString() : number.toFixed(20)
}

/** A format such as `00000` shows leading zeros: a postal code or a card number. */
const withZeros = (text: string, format: string): string =>
  /^0+$/.test(format) && /^\d+$/.test(text) ? text.padStart(format.length, '0') : text

/** The format without texts, colours and escaped letters. `[h]`, which counts hours, stays as a letter. */
function letters(format: string): string {
  const plain = format
    .split('"')
    .filter((_part, index) => index % 2 === 0)
    .join('')
    .replace(/[\\_*]./g, '')
  const [first = '', ...others] = plain.split('[')
  return (
    first + others.map((part) => (/^[hms]/i.test(part) ? part : part.slice(part.indexOf(']') + 1))).join('')
  )
}
const isDateFormat = (format: string): boolean => /[ymdhs]/i.test(letters(format)) && !/general/i.test(format)
const isPercentFormat = (format: string): boolean => letters(format).includes('%')
const hasTime = (format: string): boolean => /[hs]/i.test(letters(format))

const DAYS_UNTIL_1904 = 1462
/** 31 December 9999, the last day of spreadsheets. */
const LAST_DAY = 2_958_465
const DAY_SECONDS = 86_400

/**
 * The day, the local time, or both. Times are rounded to the second, because a fraction of a day is never exact.
 * `undefined` for an invalid day, such as 29 February 1900, which spreadsheets accept by mistake.
 */
function dateText(serial: number, format: string): string | undefined {
  const seconds = Math.round(serial * DAY_SECONDS)
  const day = Math.floor(seconds / DAY_SECONDS)
  if (day < 0 || day > LAST_DAY || day === 60) return undefined
  const moment = new Date(Date.UTC(1899, 11, day < 60 ? 31 : 30) + seconds * 1000).toISOString()
  const [date = '', time = ''] = moment.replace(/\.\d+Z$/, '').split('T')
  if (day === 0) return time
  return time === '00:00:00' && !hasTime(format) ? date : `${date}T${time}`
}

/** Excel writes characters that XML does not allow as `_x000D_`. */
export const withLetters = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The built-in formats, which have a number instead of a code. */
export function builtInFormat(id: number): string {
  if (id === 9 || id === 10) return '0%'
  if (id === 22) return 'd/m/yyyy h:mm'
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'd/m/yyyy'
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'h:mm:ss' : 'General'
}
