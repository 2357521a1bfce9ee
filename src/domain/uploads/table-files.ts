import type { TableRow } from '~files/rows.ts'
import { MAX_UPLOAD_ROWS, REASON_COLUMN } from '~files/upload-files.ts'
import { saveFile } from '@/base/save-file.ts'
import { notesByLine, reasonsByColumn, type RowNote } from '@/ui/files/upload-state.ts'
import type { Column } from '@/ui/table/column.ts'
import { saveCsv, toCsv } from '@/ui/table/csv.ts'

/** The columns of a file, with headers that the readers recognise. */
const columnsOf = (names: readonly string[]): readonly Column<TableRow>[] =>
  names.map((name) => ({ id: name, header: name, text: ({ cells }) => cells[name] ?? '' }))

/** Saves an empty file to fill in. */
export const saveCsvTemplate = (names: readonly string[], fileName: string): void =>
  saveCsv(toCsv(columnsOf(names), []), `${fileName}.csv`)

/**
 * Saves an empty workbook to fill in. Its cells contain text, because a spreadsheet would drop the leading zero of a
 * phone number and round a long id.
 */
export async function saveXlsxTemplate(names: readonly string[], fileName: string): Promise<void> {
  const { toXlsx } = await import('@/ui/table/xlsx.ts')
  const template = { blankRows: MAX_UPLOAD_ROWS, texts: names }
  saveFile(await toXlsx(columnsOf(names), [], template), `${fileName}.xlsx`)
}

/** The rows with notes, and the reason in a last column that an import ignores (G373). */
export function failedRowsCsv(
  names: readonly string[],
  rows: readonly TableRow[],
  notes: readonly RowNote[],
  labelOf: (column: string) => string,
): string {
  const reasons = notesByLine(notes)
  const reasonColumn: Column<TableRow> = {
    id: REASON_COLUMN,
    header: REASON_COLUMN,
    text: ({ line }) => reasonsByColumn(reasons.get(line) ?? [], labelOf),
  }
  return toCsv(
    [...columnsOf(names), reasonColumn],
    rows.filter(({ line }) => reasons.has(line)),
  )
}
