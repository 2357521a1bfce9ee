import { csvCell } from '~notations/csv-cell.ts'
import { writtenNumber } from '~notations/number.ts'
import { saveFile } from '@/base/save-file.ts'
import { plainAmounts } from '@/i18n/formats.ts'
import type { FileColumn } from './column.ts'
import { inSlices } from './in-slices.ts'

const BOM = '\uFEFF'

/**
 * Formats rows as CSV that a Belgian Excel opens correctly: `;`, CRLF, UTF-8 with a byte order mark. Numbers have a
 * decimal comma and no separators, so that Excel reads them as numbers. Days and moments are formatted as on the
 * screen.
 */
export function toCsv<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  return headOf(columns) + linesOf(columns, rows)
}

/** Saves rows as such a file. Many rows are formatted in slices, so that the page stays responsive. */
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
  rows.map((row) => csvLine(columns.map((column) => textOf(column, row)))).join('')

function textOf<Row>({ text, fileValue }: FileColumn<Row>, row: Row): string {
  const value = fileValue?.(row)
  if (value?.kind === 'amount') return value.value.toFixed(2).replace('.', ',')
  return value?.kind === 'number' ? writtenNumber(value.value) : plainAmounts(text(row))
}

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`

/** Saves CSV text as a file on the user's disk. */
export const saveCsv = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
