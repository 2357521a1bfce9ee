import { saveFile } from '@/base/save-file.ts'
import type { Column } from './column.ts'

const BOM = '\uFEFF'

/**
 * Rows as CSV that a Belgian Excel opens well: `;`, CRLF, UTF-8 with a byte order mark. A cell that a spreadsheet would
 * take for a formula gets an apostrophe in front.
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => column.text(row))),
  ]
  return BOM + lines.map((cells) => cells.map(csvCell).join(';')).join('\r\n') + '\r\n'
}

/** Text that no spreadsheet takes for a formula, not even after it was saved in another format. */
export const safeText = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !isNumber(text) ? `'${text}` : text

/** One cell, quoted where it must be. */
export function csvCell(text: string): string {
  const safe = safeText(text)
  return /[";\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** `-12,50` is an amount, not a formula. */
const isNumber = (text: string): boolean => /^-?\d[\d\s.,]*$/.test(text)

/** Hands the text of a CSV file to the user. */
export const saveCsv = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
