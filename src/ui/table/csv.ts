import { saveFile } from '@/base/save-file.ts'
import { plainAmounts } from '@/i18n/formats.ts'
import type { FileColumn } from './column.ts'
import { inSlices } from './in-slices.ts'

const BOM = '\uFEFF'

/**
 * Formats rows as CSV that a Belgian Excel opens correctly: `;`, CRLF, UTF-8 with a byte order mark. A cell that a
 * spreadsheet would read as a formula gets an apostrophe in front.
 */
export function toCsv<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  return headOf(columns) + linesOf(columns, rows)
}

/** Saves rows as such a file. Of many rows, a slice at a time, so that the page answers meanwhile. */
export async function saveRowsAsCsv<Row>(
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
  name: string,
): Promise<void> {
  const lines = await inSlices(rows, (some) => linesOf(columns, some))
  saveCsv(headOf(columns) + lines.join(''), name)
}

const headOf = <Row>(columns: readonly FileColumn<Row>[]): string =>
  BOM + csvLine(columns.map(({ header }) => header))

const linesOf = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map((column) => plainAmounts(column.text(row))))).join('')

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`

/** Makes sure that no spreadsheet reads the text as a formula, even after saving it in another format. */
export const safeText = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !isNumber(text) ? `'${text}` : text

/** Formats one cell, with quotes if needed. */
export function csvCell(text: string): string {
  const safe = safeText(text)
  return /[";\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** `-12,50` is an amount, not a formula. */
const isNumber = (text: string): boolean => /^-?\d[\d\s.,]*$/.test(text)

/** Saves CSV text as a file on the user's disk. */
export const saveCsv = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
