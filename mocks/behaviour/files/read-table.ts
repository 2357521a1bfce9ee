/**
 * Reads an uploaded table: CSV, a workbook, or XML records where those are allowed. Throws 422 for an unreadable
 * file.
 */
import { readTableFile, type TableLine, toRows as rowsOf, UnreadableFile } from '~openapi/table-file.ts'
import { invalidField, Refusal } from '../../refusal.ts'
import type { ImportRow } from '../../tables.ts'
import { readXmlRecords } from './read-xml.ts'

export type { TableLine }

/** The maximum that the contract's `ApiError` allows. */
const MAX_ERRORS = 200

/** The lines of the file, header first. Throws 422 on field `file` for a file of another type. */
export async function readTable(file: Blob, { isXmlAccepted = false } = {}): Promise<TableLine[]> {
  try {
    return await readTableFile(file, isXmlAccepted ? { readXml } : {})
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Converts XML records to a table. The header consists of all names that occur. */
function readXml(text: string): TableLine[] {
  let records
  try {
    records = readXmlRecords(text)
  } catch (error) {
    throw invalidField('file', 'file_xml', `The XML cannot be read: ${(error as Error).message}`)
  }
  const names = [...new Set(records.flatMap(({ values }) => [...values.keys()]))]
  return [
    { line: 1, cells: names },
    ...records.map(({ line, values }) => ({ line, cells: names.map((name) => values.get(name) ?? '') })),
  ]
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
