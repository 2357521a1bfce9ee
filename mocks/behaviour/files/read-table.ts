/**
 * Reads an uploaded table: CSV, a workbook, or XML records if the format allows them. Throws 422 for an unreadable
 * file.
 */
import { UnreadableFile } from '~files/refusal.ts'
import { readRows, type TableFormat } from '~files/rows.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { Refusal } from '../../refusal.ts'
import type { ImportRow } from '../../tables.ts'

/** The maximum that the contract's `ApiError` allows. */
const MAX_ERRORS = 200

/** The rows of the file, by column. Throws 422 on field `file`, a line or a column. */
export async function readTable(file: Blob, format: TableFormat): Promise<readonly ImportRow[]> {
  try {
    return (await readRows(file, format)).rows
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof UnreadableFile)) return error
  const errors = error.problems.map(({ field, rule, message, params, sheet }) => ({
    field,
    messages: [sheet === undefined ? message : `${message} (sheet ${sheet})`],
    rule,
    ...withoutUndefined({ params }),
  }))
  return new Refusal(422, {
    message: 'The file cannot be read.',
    code: 'INVALID_FILE',
    errors: errors.slice(0, MAX_ERRORS),
  })
}
