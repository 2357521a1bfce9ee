/** Cells that are typed anew in the page, and rows as a file again. */
import { csvText } from '~notations/csv-cell.ts'
import { faultIn, plainText } from './cell-text.ts'
import type { TableRow } from './rows.ts'
import { kindOf, type ColumnMark } from './upload-files.ts'

type Columns = Readonly<Record<string, ColumnMark>>

/** The faults after which nobody knows which cell of a line is which: such a line is mended in its file only. */
const OF_WHOLE_LINES = ['cell_quotes', 'cell_surplus']

export const isOfWholeLine = (rule: string | undefined): boolean =>
  rule !== undefined && OF_WHOLE_LINES.includes(rule)

/** The row with another text in one cell, read as a cell of a CSV file is. What its old text was wrong in is forgotten. */
export function mendCell(row: TableRow, column: string, typed: string, columns: Columns): TableRow {
  const text = plainText(typed.normalize('NFC'))
  const { [column]: _old, ...cells } = row.cells
  const { [column]: _mended, ...faults } = row.faults ?? {}
  const fault = faultIn(text, undefined, kindOf(columns[column] ?? 'text'))
  const left = fault ? { ...faults, [column]: fault } : faults
  return {
    line: row.line,
    cells: text === '' ? cells : { ...cells, [column]: text },
    ...(Object.keys(left).length > 0 && { faults: left }),
  }
}

/**
 * The rows as a CSV file that is read as they are. Blank lines stand where the others were, so that whoever reads it names
 * a row by the line that it has in the file of the user.
 */
export function rowsAsCsv(names: readonly string[], rows: readonly TableRow[]): string {
  const lines: (readonly string[])[] = [names]
  for (const { line, cells } of rows) {
    while (lines.length < line - 1) lines.push([''])
    lines.push(names.map((name) => cells[name] ?? ''))
  }
  return csvText(lines)
}
