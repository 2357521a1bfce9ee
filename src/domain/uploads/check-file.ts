import type { FileProblem, TableRow } from '~openapi/table-file.ts'
import { inWorker } from './in-worker.ts'
import type { JudgedRows } from './judge.ts'
import type { TableFormat } from './read-rows.ts'
// oxlint-disable-next-line import/default -- Vite makes it the address of the worker.
import rowsWorker from './rows.worker.ts?worker&url'

/** The rows of a file and what is said of them, or why it cannot be read. */
export type CheckedFile =
  | { readonly rows: readonly TableRow[]; readonly judged: JudgedRows }
  | { readonly problems: readonly FileProblem[] }

const inPage = () => import('./read-rows.ts')

/**
 * Reads a file in a worker, since a hostile one may take long, and judges its rows in the page: those are at most as many
 * as the contract takes at once. So all uploads share one worker, which knows no rules.
 */
export async function checkFile(
  file: File,
  format: TableFormat,
  judge: (rows: readonly TableRow[]) => JudgedRows,
): Promise<CheckedFile> {
  const read = await inWorker(rowsWorker, inPage, (worker) => worker.readRows(file, format))
  return 'problems' in read ? read : { rows: read.rows, judged: judge(read.rows) }
}
