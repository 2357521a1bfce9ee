import {
  readTableFile,
  toRows,
  UnreadableFile,
  type FileProblem,
  type TableRow,
} from '~openapi/table-file.ts'
import { IMPORT_COLUMNS, MAX_ROWS } from './import-columns.ts'

/** The rows of a table of translations, or why it cannot be read. Brings the readers of CSV and XLSX along. */
export async function readTableRows(
  file: File,
): Promise<{ readonly rows: readonly TableRow[] } | { readonly problems: readonly FileProblem[] }> {
  try {
    return { rows: toRows(await readTableFile(file), IMPORT_COLUMNS, ['key'], MAX_ROWS) }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { problems: error.problems }
  }
}
