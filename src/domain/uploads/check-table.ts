import {
  readTableFile,
  toRows,
  UnreadableFile,
  type FileProblem,
  type TableOptions,
  type TableRow,
} from '~openapi/table-file.ts'
import { REASON_COLUMN } from '~openapi/upload-files.ts'
import type { JudgedRows } from './judge.ts'

/** The rows of a file and what is said of them, or why it cannot be read. */
export type CheckedFile =
  | { readonly rows: readonly TableRow[]; readonly judged: JudgedRows }
  | { readonly problems: readonly FileProblem[] }

export interface TableFormat extends TableOptions {
  readonly columns: readonly string[]
  readonly required: readonly string[]
}

/**
 * Reads and judges a file. A file of failed rows has a column with the reasons, which is passed over (G373). Brings the
 * readers of CSV, XLSX and XML along, so call it in a worker.
 */
export async function checkTable(
  file: File,
  { columns, required, ...options }: TableFormat,
  judge: (rows: readonly TableRow[]) => JudgedRows,
): Promise<CheckedFile> {
  try {
    const rows = toRows(await readTableFile(file, options), [...columns, REASON_COLUMN], required)
    return { rows, judged: judge(rows) }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    // G076: where XML is taken, the message names it too.
    const named = (rule: string): string =>
      rule === 'file_type' && options.isXmlAccepted === true ? 'file_type_xml' : rule
    return { problems: error.problems.map((problem) => ({ ...problem, rule: named(problem.rule) })) }
  }
}
