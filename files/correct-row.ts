/** Edits cells in the page, and converts rows back to a file. */
import { csvText } from '~notations/csv-cell.ts'
import { faultIn, plainText } from './cell-text.ts'
import type { TableRow } from './rows.ts'
import { kindOf, type ColumnMark } from './upload-files.ts'

type Columns = Readonly<Record<string, ColumnMark>>

/** Faults that make all cells of a line uncertain. Such a line can only be corrected in its file. */
const OF_WHOLE_LINES = ['cell_quotes', 'cell_surplus']

export const isOfWholeLine = (rule: string | undefined): boolean =>
  rule !== undefined && OF_WHOLE_LINES.includes(rule)

/** The row with a new text in one cell, parsed like a cell of a CSV file. The faults of the old text are removed. */
export function correctCell(row: TableRow, column: string, typed: string, columns: Columns): TableRow {
  const text = plainText(typed.normalize('NFC'))
  const { [column]: _old, ...cells } = row.cells
  const { [column]: _corrected, ...faults } = row.faults ?? {}
  const fault = faultIn(text, undefined, kindOf(columns[column] ?? 'text'))
  const left = fault ? { ...faults, [column]: fault } : faults
  return {
    line: row.line,
    cells: text === '' ? cells : { ...cells, [column]: text },
    ...(Object.keys(left).length > 0 && { faults: left }),
  }
}

/**
 * The rows as a CSV file that reads back as the same rows. Blank lines replace the other rows, so that line numbers
 * match the user's file.
 */
export function rowsAsCsv(names: readonly string[], rows: readonly TableRow[]): string {
  const lines: (readonly string[])[] = [names]
  for (const { line, cells } of rows) {
    while (lines.length < line - 1) lines.push([''])
    lines.push(names.map((name) => cells[name] ?? ''))
  }
  return csvText(lines)
}
