/**
 * Reads the table in a file: CSV in its usual variants, or the first sheet of a workbook. Used by the portal and the
 * sandbox.
 */
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { MAX_UNPACKED_BYTES, TooLarge, unpackedWithin } from './workbook-size.ts'
import { readXml } from './read-xml.ts'
import { columnOfTitle, MAX_UPLOAD_ROWS } from './upload-files.ts'

const MAX_BYTES = 10 * 1024 * 1024
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** The first bytes of workbooks with a password, and of the old `.xls` format. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

/** A problem that makes the whole file unreadable. `field` is a column, the number of a line, or `file`. */
export interface FileProblem {
  readonly field: string
  readonly rule: string
  readonly message: string
}

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly problems: readonly FileProblem[]

  constructor(problems: readonly FileProblem[]) {
    super(problems[0]?.message ?? 'unreadable')
    this.problems = problems
  }
}

const unreadable = (rule: string, message: string): UnreadableFile =>
  new UnreadableFile([{ field: 'file', rule, message }])

const notATable = (): UnreadableFile => unreadable('file_type', 'The file is neither CSV nor XLSX')

/** A row below the header, its cells by column. Blank cells are absent. */
export interface TableRow {
  readonly line: number
  readonly cells: Record<string, string>
}

/** A line that is not blank. `line` counts from 1, including the header. */
export interface TableLine {
  line: number
  cells: string[]
}

export interface TableOptions {
  /** Text that starts with `<` is read as XML records. Otherwise it is refused. */
  readonly isXmlAccepted?: boolean
}

/** The lines of the file, header first. Throws `UnreadableFile` for a file of another type. */
export async function readTableFile(file: Blob, options: TableOptions = {}): Promise<TableLine[]> {
  if (file.size > MAX_BYTES) throw unreadable('file_size', 'The file is larger than 10 MB')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte)
  if (begins(COMPOUND)) throw unreadable('file_encrypted', 'The workbook is protected or of an old kind')
  // A file by the name of a workbook that is none would be read as text, and found to be empty.
  if (!begins(ZIP) && file instanceof File && /\.xlsx$/i.test(file.name)) throw notATable()
  const lines = (begins(ZIP) ? numbered(await readWorkbook(bytes)) : readText(bytes, options)).filter(
    ({ cells }) => cells.some((cell) => cell.trim() !== ''),
  )
  if (lines.length < 2) throw unreadable('file_empty', 'The file has no rows')
  return lines
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  try {
    const unpacked = await unpackedWithin(bytes, MAX_UNPACKED_BYTES)
    const rows = await readSheet(new Blob([unpacked]))
    return rows.map((row) => row.map(cellText))
  } catch (error) {
    if (error instanceof TooLarge)
      throw unreadable('file_unpacked', 'The workbook is far larger than its rows need')
    throw notATable()
  }
}

function cellText(cell: unknown): string {
  // A cell has no time zone: return the date alone, or the local time.
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00.*|\.\d+Z$/, '')
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

function readText(bytes: Uint8Array, { isXmlAccepted = false }: TableOptions): TableLine[] {
  const text = decode(bytes)
  // oxlint-disable-next-line no-control-regex -- what no text file holds
  const isBinary = /[\x00-\x08\x0e-\x1f]/.test(text)
  const isXml = text.trimStart().startsWith('<')
  if (isBinary || (isXml && !isXmlAccepted))
    throw unreadable('file_type', `The file is neither CSV nor XLSX${isXmlAccepted ? ' nor XML' : ''}`)
  if (isXml) return readRecords(text)
  return numbered(Papa.parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: false }).data)
}

function readRecords(text: string): TableLine[] {
  try {
    return readXml(text)
  } catch (error) {
    throw unreadable('file_xml', `The XML cannot be read: ${(error as Error).message}`)
  }
}

/** The delimiter that occurs most in the header. The rows below cannot tell, because amounts may contain commas. */
function delimiterOf(text: string): string {
  const head = text.trimStart().split(/[\r\n]/)[0] ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}

const numbered = (table: string[][]): TableLine[] => table.map((cells, index) => ({ line: index + 1, cells }))

/** UTF-8, with or without a byte order mark; otherwise Windows-1252, which spreadsheets write. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The rows below the header, by column. Throws `UnreadableFile` for unknown, repeated or missing columns and for too
 * many rows.
 */
export function toRows(
  [head, ...lines]: TableLine[],
  known: readonly string[],
  required: readonly string[],
  most = MAX_UPLOAD_ROWS,
): TableRow[] {
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
    ...(lines.length > most ? [problem('file', 'file_rows', `The file has more than ${most} rows`)] : []),
    ...lines
      .filter(({ cells }) => cells.some((cell, index) => cell.trim() !== '' && !columns[index]?.title))
      .slice(0, MAX_LINES_TOLD)
      .map(({ line }) => problem(String(line), 'file_cells', `Line ${line} has a cell without a column`)),
  ]
  if (errors.length > 0) throw new UnreadableFile(errors)
  return lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap(({ column }, index) => {
        const text = withoutApostrophe(cells[index]?.trim() ?? '')
        return column === undefined || text === '' ? [] : [[column, text]]
      }),
    ),
  }))
}

/** How many lines with cells without a column are told: where one column is forgotten, each line has one. */
const MAX_LINES_TOLD = 5

/** Exports put an apostrophe before texts that a spreadsheet would run as a formula, such as `+32…`. */
const withoutApostrophe = (text: string): string => text.replace(/^'(?=[=+\-@])/, '')

const problem = (field: string, rule: string, message: string): FileProblem => ({
  field: field.slice(0, 200),
  rule,
  message,
})
