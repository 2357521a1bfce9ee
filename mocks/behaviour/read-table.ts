/** Reads an uploaded table: CSV in its usual variants, or the first sheet of a workbook. */
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { invalidField } from '../refusal.ts'

const MOST_BYTES = 10 * 1024 * 1024
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** What a workbook with a password, and one of the old kind, begins with. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

/** One line that is not blank; `line` counts from 1, the head line included. */
export interface TableLine {
  line: number
  cells: string[]
}

/** The lines of the file, head line first. Throws 422 on field `file` for what is no table. */
export async function readTable(file: Blob): Promise<TableLine[]> {
  if (file.size > MOST_BYTES) throw invalidField('file', 'file_size', 'The file is larger than 10 MB')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte)
  if (begins(COMPOUND))
    throw invalidField('file', 'file_encrypted', 'The workbook is protected or of an old kind')
  const table = begins(ZIP) ? await readWorkbook(bytes) : readCsv(bytes)
  const lines = table
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
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
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes)
  // oxlint-disable-next-line no-control-regex -- what no text file holds
  if (/[\x00-\x08\x0e-\x1f]/.test(text))
    throw invalidField('file', 'file_type', 'The file is neither CSV nor XLSX')
  const delimitersToGuess = [',', ';', '\t']
  return Papa.parse<string[]>(text, { delimitersToGuess, skipEmptyLines: false }).data
}

/** UTF-8, with or without a mark at its beginning; else what spreadsheets write on Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
