import type { BrokenRule } from '~openapi/rules.ts'
import type { TableRow } from '~files/rows.ts'
import type { ColumnMark } from '~files/upload-files.ts'
import { call } from '@/api/client.ts'
import { getTranslation } from '@/api/generated/operations/translations.ts'
import { isKey, type Translation } from '@/domain/translations/translation.ts'
import { faultsOf } from '@/domain/uploads/file-faults.ts'
import { rowsOf } from '@/domain/uploads/rows-of.ts'
import { IMPORT_COLUMNS, MAX_ROWS } from './import-columns.ts'
import { checkTable, type CheckedTable } from './import-table.ts'

const FORMAT = {
  columns: Object.fromEntries(
    IMPORT_COLUMNS.map((column): [string, ColumnMark] => [column, column === 'key' ? 'text' : 'lines?']),
  ),
  maxRows: MAX_ROWS,
}

export interface ReadTable extends CheckedTable {
  /** The ignored parts of the file. */
  readonly remarks: readonly string[]
}

/**
 * Reads a table of translations in a worker, and compares it with the existing ones. Throws `FileRefused`, and
 * `ApiError` if they cannot be read.
 */
export async function readTable(
  file: File,
  messageOf: (rule: BrokenRule, label?: string) => string,
  labelOf: (column: string) => string,
): Promise<ReadTable> {
  const read = await rowsOf(file, FORMAT)
  if ('problems' in read) throw faultsOf(read.problems, messageOf, labelOf)
  const checked = checkTable(read.rows, await translationsOf(read.rows), messageOf)
  return { ...checked, remarks: read.remarks.map((remark) => messageOf(remark)) }
}

/** The maximum number of keys per request in the contract. */
const KEYS_AT_ONCE = 200

async function translationsOf(rows: readonly TableRow[]): Promise<readonly Translation[]> {
  const keys = [...new Set(rows.map(({ cells }) => cells['key'] ?? '').filter(isKey))]
  const found: Translation[] = []
  for (let index = 0; index < keys.length; index += KEYS_AT_ONCE) {
    const { content } = await call(getTranslation, {
      query: { page: 0, size: KEYS_AT_ONCE },
      body: { keys: keys.slice(index, index + KEYS_AT_ONCE) },
    })
    found.push(...content)
  }
  return found
}
