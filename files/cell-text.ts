/** The text of a cell in the format of its column, or the reason why it is invalid. */
import { withoutApostrophes } from '~notations/csv-cell.ts'
import { INVISIBLE } from '~openapi/formats/visible.ts'
import type { BrokenRule } from '~openapi/rules.ts'
import type { CellMark } from './table-line.ts'
import type { ColumnKind } from './upload-files.ts'

export const faultOf = (mark: CellMark | undefined): BrokenRule | undefined =>
  mark && 'fault' in mark ? mark.fault : undefined

/**
 * Trimmed, with every kind of space as an ordinary space. Exports put an apostrophe before texts that a spreadsheet
 * would run as a formula, such as `+32…`.
 */
export const plainText = (text: string): string => withoutApostrophes(text.replace(/\p{Zs}/gu, ' ').trim())

/**
 * A number in a workbook is exact. Adds a fourth decimal, so that its point cannot be read as a thousands separator.
 */
export const exact = (text: string, mark: CellMark | undefined, kind: ColumnKind): string =>
  kind === 'number' && mark && 'is' in mark && mark.is === 'number' ? text.replace(/(\.\d{3})$/, '$10') : text

/** How spreadsheets write a number with too many digits: `1E+05`, `6,05735E+18`. */
const SCIENTIFIC = /^-?\d(?:[.,]\d+)?E[+-]?\d+$/i
/**
 * Signs of a wrong encoding: a lost character, or UTF-8 that was decoded as something else. `Zo�`, `ZoÃ«`, `dâ€™Hondt`.
 */
const GARBLED = /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€/
/** The invisible characters that are not allowed in a text with several lines. Line breaks and tabs are allowed. */
const INVISIBLE_IN_LINES = /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** Why a cell is invalid for a column of this kind. */
export function faultIn(text: string, mark: CellMark | undefined, kind: ColumnKind): BrokenRule | undefined {
  if (kind === 'text' || kind === 'lines' || kind === 'phone') {
    if (mark && 'is' in mark && mark.is === 'date') return { rule: 'cell_converted', params: { text } }
    const isCut = mark && 'is' in mark && mark.is === 'number' && mark.isCut
    if (isCut === true || SCIENTIFIC.test(text)) return { rule: 'cell_digits', params: { text } }
    if (GARBLED.test(text)) return { rule: 'cell_garbled', params: { text } }
  }
  // Address books wrap phone numbers in direction marks, which the reader of phone numbers ignores.
  if (kind === 'phone') return undefined
  const [hidden] = (kind === 'lines' ? INVISIBLE_IN_LINES : INVISIBLE).exec(text) ?? []
  return hidden === undefined ? undefined : { rule: 'cell_invisible', params: { character: nameOf(hidden) } }
}

/** `U+200B`. */
const nameOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
