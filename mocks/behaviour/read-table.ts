/** Reads an uploaded table: CSV in its usual variants, the first sheet of a workbook, or XML records where these are taken. */
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { columnOfTitle, MOST_UPLOAD_ROWS } from '~openapi/upload-files.ts'
import { invalidField, Refusal } from '../refusal.ts'
import type { ImportRow } from '../tables.ts'
import { readXmlRecords } from './read-xml.ts'

const MOST_BYTES = 10 * 1024 * 1024
/** As the contract's `ApiError` holds. */
const MOST_ERRORS = 200
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** What a workbook with a password, and one of the old kind, begins with. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

/** One line that is not blank; `line` counts from 1, the head line included. */
export interface TableLine {
  line: number
  cells: string[]
}

/** The lines of the file, head line first. Throws 422 on field `file` for what is no table of a kind that is taken. */
export async function readTable(file: Blob, { isXmlAccepted = false } = {}): Promise<TableLine[]> {
  if (file.size > MOST_BYTES) throw invalidField('file', 'file_size', 'The file is larger than 10 MB')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte)
  if (begins(COMPOUND))
    throw invalidField('file', 'file_encrypted', 'The workbook is protected or of an old kind')
  const lines = (begins(ZIP) ? numbered(await readWorkbook(bytes)) : readText(bytes, isXmlAccepted)).filter(
    ({ cells }) => cells.some((cell) => cell.trim() !== ''),
  )
  if (lines.length < 2) throw invalidField('file', 'file_empty', 'The file has no rows')
  return lines
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  try {
    const rows = await readSheet(bytes.buffer)
    return rows.map((row) => row.map(cellText))
  } catch {
    throw invalidField('file', 'file_type', 'The file is neither CSV nor XLSX')
  }
}

function cellText(cell: unknown): string {
  // A cell has no zone: its day alone, or the time on the clock.
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00.*|\.\d+Z$/, '')
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

function readText(bytes: Uint8Array, isXmlAccepted: boolean): TableLine[] {
  const text = decode(bytes)
  // oxlint-disable-next-line no-control-regex -- what no text file holds
  const isBinary = /[\x00-\x08\x0e-\x1f]/.test(text)
  const isXml = text.trimStart().startsWith('<')
  if (isBinary || (isXml && !isXmlAccepted))
    throw invalidField(
      'file',
      'file_type',
      `The file is neither CSV nor XLSX${isXmlAccepted ? ' nor XML' : ''}`,
    )
  if (isXml) return readXml(text)
  return numbered(Papa.parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: false }).data)
}

/** The one that the head line has most of; amounts below it may have commas. */
function delimiterOf(text: string): string {
  const head = text.trimStart().split(/[\r\n]/)[0] ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}

const numbered = (table: string[][]): TableLine[] => table.map((cells, index) => ({ line: index + 1, cells }))

/** Records as a table: the names that occur are the head line. */
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

/** UTF-8, with or without a mark at its beginning; else what spreadsheets write on Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The rows below the head line, by column. Throws 422 for unknown, double or missing columns and for too many rows. */
export function toRows(
  [head, ...lines]: TableLine[],
  known: readonly string[],
  required: readonly string[],
): ImportRow[] {
  const columns = (head?.cells ?? []).map((title) => ({
    title: title.trim(),
    column: columnOfTitle(known, title),
  }))
  const errors = [
    ...columns.flatMap(({ title, column }, index) => {
      if (title === '') return []
      if (column === undefined) return [problem(title, 'file_columns', 'This column is not known')]
      const isDouble = columns.findIndex((one) => one.column === column) !== index
      return isDouble ? [problem(title, 'file_columns', 'This column is there twice')] : []
    }),
    ...required
      .filter((wanted) => !columns.some(({ column }) => column === wanted))
      .map((wanted) => problem(wanted, 'file_columns', 'This column is missing')),
    ...(lines.length > MOST_UPLOAD_ROWS
      ? [problem('file', 'file_rows', `The file has more than ${MOST_UPLOAD_ROWS} rows`)]
      : []),
  ]
  if (errors.length > 0)
    throw new Refusal(422, {
      message: 'The file cannot be read.',
      code: 'INVALID_FILE',
      errors: errors.slice(0, MOST_ERRORS),
    })
  return lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap(({ column }, index) => {
        const text = cells[index]?.trim() ?? ''
        return column === undefined || text === '' ? [] : [[column, text]]
      }),
    ),
  }))
}

const problem = (field: string, rule: string, message: string) => ({
  field: field.slice(0, 200),
  messages: [message],
  rule,
})
