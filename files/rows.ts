/** Converts lines to rows: finds the header, and converts each cell to the text for its column, or a fault. */
import type { BrokenRule } from '~openapi/rules.ts'
import { FILE_LIMITS } from '@/api/generated/file-limits.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { exact, faultIn, faultOf, plainText } from './cell-text.ts'
import { readTableFile, type Table } from './read-table.ts'
import { UnreadableFile, type FileProblem } from './refusal.ts'
import { isBlank, type TableLine } from './table-line.ts'
import { columnOfTitle, kindOf, REASON_COLUMN, type ColumnMark } from './upload-files.ts'

/** A row below the header, its cells by column. Blank cells are absent. */
export interface TableRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  /** Invalid cells, by column. */
  readonly faults?: Readonly<Record<string, BrokenRule>>
}

/** The format of a required table. */
export interface TableFormat {
  readonly columns: Readonly<Record<string, ColumnMark>>
  readonly isXmlAccepted?: boolean
  /** The maximum number of rows. Default: the maximum of uploads. */
  readonly maxRows?: number
}

export interface ReadRows {
  readonly rows: readonly TableRow[]
  /** The ignored parts: lines above the header, and the other sheets. */
  readonly remarks: readonly BrokenRule[]
}

/** The rows of a file. Throws `UnreadableFile`. */
export async function readRows(file: Blob, format: TableFormat): Promise<ReadRows> {
  const isRequiredTable = (lines: readonly TableLine[]): boolean => headerIn(lines, format) !== undefined
  const { isXmlAccepted = false } = format
  return toRows(await readTableFile(file, { isXmlAccepted, isRequiredTable }), format)
}

/** The number of lines in which the header is searched, because a title, a logo and so on may precede it. */
const HEADER_WITHIN = 20

const isRequired = (mark: ColumnMark): boolean => !mark.endsWith('?')
const requiredIn = ({ columns }: TableFormat): string[] =>
  Object.keys(columns).filter((name) => isRequired(columns[name] ?? 'text'))

/** The position of the line that names each required column. */
function headerIn(lines: readonly TableLine[], format: TableFormat): number | undefined {
  const required = requiredIn(format)
  const known = Object.keys(format.columns)
  const at = lines.slice(0, HEADER_WITHIN).findIndex(({ cells }) => {
    const titles = new Set(cells.map((title) => columnOfTitle(known, title)))
    return required.every((name) => titles.has(name))
  })
  return at < 0 ? undefined : at
}

function toRows({ lines, sheet }: Table, format: TableFormat): ReadRows {
  const at = headerIn(lines, format) ?? 0
  const [head, ...below] = lines.slice(at)
  const rows = below.filter((line) => !isBlank(line))
  const columns = (head?.cells ?? []).map((title, index) => ({
    title: title.trim(),
    column: columnOfTitle([...Object.keys(format.columns), REASON_COLUMN], title),
    // A title that spans several cells names only the first column.
    isMerged: faultOf(head?.marks?.get(index))?.rule === 'cell_merged',
  }))
  const problems = problemsOf(columns, rows, format)
  if (problems.length > 0) throw new UnreadableFile(problems.map((problem) => ({ ...problem, sheet })))
  const above = lines.slice(0, at)
  return {
    rows: rows.map((line) => toRow(line, columns, format)),
    remarks: [
      ...(sheet === undefined ? [] : [{ rule: 'only_sheet', params: { sheet } }]),
      ...(above.length === 0 ? [] : [{ rule: 'above_header', params: { line: head?.line ?? 1 } }]),
    ],
  }
}

interface Column {
  readonly title: string
  readonly column: string | undefined
  readonly isMerged: boolean
}

function problemsOf(
  columns: readonly Column[],
  rows: readonly TableLine[],
  format: TableFormat,
): FileProblem[] {
  const { maxRows = FILE_LIMITS.rows } = format
  const named = columns.filter(({ title, isMerged }) => title !== '' && !isMerged)
  return [
    ...requiredIn(format)
      .filter((requiredColumn) => !columns.some(({ column }) => column === requiredColumn))
      .map((requiredColumn) => problem(requiredColumn, 'column_missing', 'This column is missing')),
    ...named
      .filter(({ column }) => column === undefined)
      .map(({ title }) => problem(title, 'column_unknown', 'This column is not known')),
    ...named
      .filter(({ column }, index) => named.findIndex((one) => one.column === column) !== index)
      .filter(({ column }) => column !== undefined)
      .map(({ title }) => problem(title, 'column_twice', 'This column is there twice')),
    ...(rows.length > maxRows
      ? [problem('file', 'file_rows', `The file has more than ${maxRows} rows`, { max: maxRows })]
      : []),
    ...rows
      .filter(({ cells }) => cells.some((cell, index) => cell.trim() !== '' && !columns[index]?.title))
      .slice(0, MAX_LISTED_LINES)
      .map(({ line }) => problem(String(line), 'file_cells', `Line ${line} has a cell without a column`)),
  ]
}

/**
 * The maximum number of reported lines with cells beyond the columns. If one column is missing, every line has such
 * cells.
 */
const MAX_LISTED_LINES = 5

const problem = (
  field: string,
  rule: string,
  message: string,
  params?: NonNullable<FileProblem['params']>,
): FileProblem => ({ field: field.slice(0, 200), rule, message, ...withoutUndefined({ params }) })

function toRow({ line, cells, marks }: TableLine, columns: readonly Column[], format: TableFormat): TableRow {
  const texts: Record<string, string> = {}
  const faults: Record<string, BrokenRule> = {}
  for (const [index, { column }] of columns.entries()) {
    const mark = marks?.get(index)
    if (column === undefined) continue
    const kind = kindOf(format.columns[column] ?? 'text')
    const text = exact(plainText(cells[index] ?? ''), mark, kind)
    const fault = column === REASON_COLUMN ? undefined : (faultOf(mark) ?? faultIn(text, mark, kind))
    if (text !== '') texts[column] = text
    if (fault) faults[column] = fault
  }
  return { line, cells: texts, ...(Object.keys(faults).length > 0 && { faults }) }
}
