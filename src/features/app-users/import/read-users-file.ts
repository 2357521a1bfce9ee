import {
  readTableFile,
  toRows,
  UnreadableFile,
  type FileProblem,
  type TableRow,
} from '~openapi/table-file.ts'
import { REASON_COLUMN } from '~openapi/upload-files.ts'
import { REQUIRED_IMPORT_COLUMNS, USER_IMPORT_COLUMNS } from '~openapi/user-import.ts'

/** The rows of a file of users, or why it cannot be read. Brings the readers of CSV and XLSX along: fetch it when needed. */
export async function readUsersFile(
  file: File,
): Promise<{ readonly rows: readonly TableRow[] } | { readonly problems: readonly FileProblem[] }> {
  try {
    const lines = await readTableFile(file)
    return {
      rows: toRows(lines, [...Object.keys(USER_IMPORT_COLUMNS), REASON_COLUMN], REQUIRED_IMPORT_COLUMNS),
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return { problems: error.problems }
    throw error
  }
}
