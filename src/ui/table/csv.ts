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

/** One cell, quoted where it must be. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !isNumber(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** `-12,50` is an amount, not a formula. */
const isNumber = (text: string): boolean => /^-?\d[\d\s.,]*$/.test(text)

/** Hands text to the user as a file. */
export function downloadText(text: string, fileName: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
