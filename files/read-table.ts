/**
 * How a file becomes values, in the portal, the sandbox and the conformance suite:
 *
 *   bytes → its kind, by content                    here; only its name can rule out that it is a table
 *   → text, or the sheets of a workbook       decode.ts · workbook.ts
 *   → lines, with their number in the file    csv.ts · xml-records.ts · workbook-sheet.ts
 *   → the header, and the rows below it       rows.ts: each cell is a text for its column, or has a fault
 *   → values of the contract                  cells.ts: parsed, or a fault
 *   → verdicts on rows                        the validators of the portal and of the sandbox
 *
 * A cell is parsed, refused at its line and column, or reported with a warning. It is never silently treated as blank,
 * rounded, cut, joined or reinterpreted.
 */
import { FILE_LIMITS } from '@/api/generated/file-limits.ts'
import { readCsv } from './csv.ts'
import { decode } from './decode.ts'
import { unreadable, UnreadableFile } from './refusal.ts'
import { isBlank, type TableLine } from './table-line.ts'
import { endingsOf } from './upload-files.ts'
import { openWorkbook, type Sheet } from './workbook.ts'
import { TooLarge } from './workbook-parts.ts'
import { readXml } from './xml-records.ts'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** The first bytes of password-protected workbooks, and of the old `.xls` format. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

export interface TableOptions {
  /** Text that starts with `<` is read as XML records. If it is false, such text is refused. */
  readonly isXmlAccepted?: boolean
  /** Whether these lines start with the required table. If it is absent, the first sheet with content is read. */
  readonly isRequiredTable?: (lines: readonly TableLine[]) => boolean
}

export interface Table {
  /** Lines that are not blank. */
  readonly lines: readonly TableLine[]
  /** The name of their sheet, if a workbook has several. */
  readonly sheet?: string
}

/** The lines of the file, header first. Throws `UnreadableFile` for a file of another type. */
export async function readTableFile(file: Blob, options: TableOptions = {}): Promise<Table> {
  if (file.size > FILE_LIMITS.bytes)
    throw unreadable('file_size', `The file is larger than ${FILE_LIMITS.bytes / 1024 / 1024} MB`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte)
  if (begins(COMPOUND)) throw unreadable('file_encrypted', 'The workbook is protected or of an old kind')
  if (file instanceof File && !isNamedTable(file.name, options)) throw notATable(options.isXmlAccepted)
  // A broken workbook would be read as text and appear empty.
  if (!begins(ZIP) && file instanceof File && /\.xlsx$/i.test(file.name)) throw notATable()
  const table = begins(ZIP) ? await readWorkbook(bytes, options) : { lines: readText(bytes, options) }
  if (table.lines.length < 2) throw unreadable('file_empty', 'The file has no rows')
  return table
}

/** R173: tables are CSV or XLSX, and some are XML. A file with another ending could be anything, such as a log. */
function isNamedTable(name: string, { isXmlAccepted = false }: TableOptions): boolean {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  return ending === undefined || endingsOf(isXmlAccepted).includes(ending)
}

async function readWorkbook(bytes: Uint8Array, { isRequiredTable }: TableOptions): Promise<Table> {
  try {
    const workbook = await openWorkbook(bytes, FILE_LIMITS.unpackedBytes)
    const { heads } = workbook
    const index = sheetOf(heads, isRequiredTable)
    const lines = await workbook.read(index)
    return { lines, ...(heads.length > 1 && { sheet: heads[index]?.name ?? '' }) }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    if (error instanceof TooLarge)
      throw unreadable('file_unpacked', 'The workbook is far larger than its rows need')
    throw notATable()
  }
}

/** The sheet with the required table. Hidden sheets are ignored. If two sheets match, the file is refused. */
function sheetOf(heads: readonly Sheet[], isRequiredTable: TableOptions['isRequiredTable']): number {
  const candidates = heads.filter(({ lines }) => isRequiredTable?.(lines) === true)
  const visible = candidates.filter(({ isVisible }) => isVisible)
  const [found, other] = visible.length > 0 ? visible : candidates
  if (found && other) {
    throw new UnreadableFile([
      {
        field: 'file',
        rule: 'file_sheets',
        params: { first: found.name, second: other.name },
        message: `Two sheets have this table: ${found.name} and ${other.name}`,
      },
    ])
  }
  const filled = ({ lines }: Sheet): boolean => lines.length > 0
  const first = found ?? heads.find((sheet) => sheet.isVisible && filled(sheet)) ?? heads.find(filled)
  return Math.max(0, first ? heads.indexOf(first) : 0)
}

function readText(bytes: Uint8Array, { isXmlAccepted = false, isRequiredTable }: TableOptions): TableLine[] {
  const text = decode(bytes)
  const isXml = text.trimStart().startsWith('<')
  if (isXml && !isXmlAccepted) throw notATable()
  const lines = (isXml ? readRecords(text) : readCsv(text)).filter((line) => !isBlank(line))
  // Below the required header, a control character only makes its cell invalid.
  if (isBinary(text) && isRequiredTable?.(lines) !== true) throw notATable(isXmlAccepted)
  return lines
}

// oxlint-disable-next-line no-control-regex -- what no text file holds
const isBinary = (text: string): boolean => /[\x00-\x08\x0e-\x1f]/.test(text)

function readRecords(text: string): TableLine[] {
  try {
    return readXml(text)
  } catch (error) {
    throw unreadable('file_xml', `The XML cannot be read: ${(error as Error).message}`)
  }
}

const notATable = (isXmlAccepted = false): UnreadableFile =>
  unreadable('file_type', `The file is neither CSV nor XLSX${isXmlAccepted ? ' nor XML' : ''}`)
