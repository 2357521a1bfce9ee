import {
  readTableFile,
  toRows,
  UnreadableFile,
  type FileProblem,
  type TableOptions,
  type TableRow,
} from '~openapi/table-file.ts'
import { REASON_COLUMN } from '~openapi/upload-files.ts'

/** The rows of a file, or why it cannot be read. */
export type ReadFile = { readonly rows: readonly TableRow[] } | { readonly problems: readonly FileProblem[] }

export interface TableFormat extends TableOptions {
  readonly columns: readonly string[]
  readonly required: readonly string[]
  /** The most rows; absent where it is that of uploads. */
  readonly most?: number
}

/**
 * Reads a file. One of failed rows has a column with the reasons, which is passed over (G373). Brings the readers of CSV,
 * XLSX and XML along, so call it in a worker.
 */
export async function readRows(
  file: File,
  { columns, required, most, ...options }: TableFormat,
): Promise<ReadFile> {
  try {
    return { rows: toRows(await readTableFile(file, options), [...columns, REASON_COLUMN], required, most) }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    // G076: where XML is taken, the message names it too.
    const named = (rule: string): string =>
      rule === 'file_type' && options.isXmlAccepted === true ? 'file_type_xml' : rule
    return { problems: error.problems.map((problem) => ({ ...problem, rule: named(problem.rule) })) }
  }
}
