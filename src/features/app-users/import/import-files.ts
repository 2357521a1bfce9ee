import type { TableRow } from '~openapi/table-file.ts'
import { REASON_COLUMN } from '~openapi/upload-files.ts'
import { USER_IMPORT_COLUMNS } from '~openapi/user-import.ts'
import type { Column } from '@/ui/table/column.ts'
import { saveFile } from '@/base/save-file.ts'
import { saveCsv, toCsv } from '@/ui/table/csv.ts'
import type { RowNote } from '@/ui/files/upload-state.ts'

/** The columns of a file of users, titled as they are read again. */
const columns: readonly Column<TableRow>[] = Object.keys(USER_IMPORT_COLUMNS).map((name) => ({
  id: name,
  header: name,
  text: ({ cells }) => cells[name] ?? '',
}))

/** An empty file to fill in. */
export const saveCsvTemplate = (name: string): void => saveCsv(toCsv(columns, []), `${name}.csv`)

export async function saveXlsxTemplate(name: string): Promise<void> {
  const { toXlsx } = await import('@/ui/table/xlsx.ts')
  saveFile(await toXlsx(columns, []), `${name}.xlsx`)
}

/** The rows with remarks, and why in a last column that an import passes over. */
export function refusedCsv(rows: readonly TableRow[], notes: readonly RowNote[]): string {
  const reasons = new Map<number, string[]>()
  for (const { line, field, reason } of notes)
    reasons.set(line, [...(reasons.get(line) ?? []), field === undefined ? reason : `${field}: ${reason}`])
  const reasonColumn: Column<TableRow> = {
    id: REASON_COLUMN,
    header: REASON_COLUMN,
    text: ({ line }) => reasons.get(line)?.join(' · ') ?? '',
  }
  return toCsv(
    [...columns, reasonColumn],
    rows.filter(({ line }) => reasons.has(line)),
  )
}
