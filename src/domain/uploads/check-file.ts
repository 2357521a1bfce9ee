import type { FileProblem } from '~files/refusal.ts'
import type { ReadRows, TableFormat, TableRow } from '~files/rows.ts'
import type { JudgedRows } from './judge.ts'
import { rowsOf } from './rows-of.ts'

/** The rows of a file and what is said of them, or why it cannot be read. */
export type CheckedFile =
  | (ReadRows & { readonly judged: JudgedRows })
  | { readonly problems: readonly FileProblem[] }

/**
 * Reads a file in a worker, since a hostile one may take long, and judges its rows in the page: those are at most as many
 * as the contract takes at once. So all uploads share one worker, which knows no rules.
 */
export async function checkFile(
  file: File,
  format: TableFormat,
  judge: (rows: readonly TableRow[]) => JudgedRows,
): Promise<CheckedFile> {
  const read = await rowsOf(file, format)
  return 'problems' in read ? read : { ...read, judged: judge(read.rows) }
}
