/**
 * Reads an uploaded table: CSV, a workbook, or XML records where those are allowed. Throws 422 for an unreadable
 * file.
 */
import { readTableFile, type TableLine, toRows as rowsOf, UnreadableFile } from '~openapi/table-file.ts'
import { Refusal } from '../../refusal.ts'
import type { ImportRow } from '../../tables.ts'

export type { TableLine }

/** The maximum that the contract's `ApiError` allows. */
const MAX_ERRORS = 200

/** The lines of the file, header first. Throws 422 on field `file` for a file of another type. */
export async function readTable(file: Blob, { isXmlAccepted = false } = {}): Promise<TableLine[]> {
  try {
    return await readTableFile(file, { isXmlAccepted })
  } catch (error) {
    throw refusalOf(error)
  }
}

/**
 * The rows below the header, by column. Throws 422 for unknown, repeated or missing columns and for too many rows.
 */
export function toRows(
  lines: TableLine[],
  known: readonly string[],
  required: readonly string[],
): ImportRow[] {
  try {
    return rowsOf(lines, known, required)
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof UnreadableFile)) return error
  const errors = error.problems.map(({ field, rule, message }) => ({ field, messages: [message], rule }))
  return new Refusal(422, {
    message: 'The file cannot be read.',
    code: 'INVALID_FILE',
    errors: errors.slice(0, MAX_ERRORS),
  })
}
