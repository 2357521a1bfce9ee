import type { BrokenRule } from '~openapi/rules.ts'
import { readTableFile, toRows, UnreadableFile, type TableRow } from '~openapi/table-file.ts'
import { call } from '@/api/client.ts'
import { getTranslation } from '@/api/generated/operations/translations.ts'
import { FileRefused } from '@/ui/files/upload-flow.tsx'
import { IMPORT_COLUMNS, judgeTable, MAX_ROWS, type Judged } from './import-table.ts'
import { isKey } from './translations-query.ts'
import type { Translation } from './use-translations.ts'

/**
 * Reads a table of translations and compares it with those that are there. Throws `FileRefused`, and `ApiError` when they
 * cannot be read. Brings the readers of CSV and XLSX along: fetch it when needed.
 */
export async function readTable(
  file: File,
  reasonOf: (rule: BrokenRule, label?: string) => string,
): Promise<Judged> {
  const rows = await rowsOf(file, reasonOf)
  return judgeTable(rows, await translationsOf(rows), reasonOf)
}

async function rowsOf(
  file: File,
  reasonOf: (rule: BrokenRule, label?: string) => string,
): Promise<readonly TableRow[]> {
  try {
    return toRows(await readTableFile(file), IMPORT_COLUMNS, ['key'], MAX_ROWS)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new FileRefused(
      error.problems.map(({ field, rule }) =>
        field === 'file'
          ? { field: '', reason: reasonOf({ rule }) }
          : { field, reason: reasonOf({ rule }, field) },
      ),
    )
  }
}

/** The most keys that the contract takes at a time. */
const KEYS_AT_ONCE = 200

async function translationsOf(rows: readonly TableRow[]): Promise<readonly Translation[]> {
  const keys = [...new Set(rows.map(({ cells }) => cells['key'] ?? '').filter(isKey))]
  const found: Translation[] = []
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const { content } = await call(getTranslation, {
      query: { page: 0, size: KEYS_AT_ONCE },
      body: { keys: keys.slice(at, at + KEYS_AT_ONCE) },
    })
    found.push(...content)
  }
  return found
}
