/** Converts the XML of a sheet to lines. Cells without a value are ignored, however far away they are. */
import type { SheetContext } from './workbook.ts'
import { toCell } from './workbook-cells.ts'
import { TooLarge } from './workbook-parts.ts'
import { isBlank, type CellMark, type TableLine } from './table-line.ts'
import { UnreadableFile } from './refusal.ts'
import { xmlParser, type XmlParser } from './xml-parser.ts'

/** Far more than the tables of the portal have. */
const MAX_COLUMNS = 1000
const MAX_CELLS = 200_000
const MAX_MERGED = 1000
const [LAST_ROW, LAST_COLUMN] = [1_048_576, 16_384]

interface OpenLine {
  readonly line: number
  readonly cells: string[]
  readonly marks: Map<number, CellMark>
}
interface OpenCell {
  readonly type: string
  readonly format: string
  value: string | undefined
  isFormula: boolean
}
interface Range {
  readonly rows: readonly [number, number]
  readonly columns: readonly [number, number]
}

export interface SheetLines extends XmlParser {
  /** In order, without empty lines. */
  readonly lines: () => readonly TableLine[]
  /** Whether more than `maxLines` lines were found. */
  readonly isFull: () => boolean
}

export function sheetParser(context: SheetContext, maxLines = Infinity): SheetLines {
  const lines = new Map<number, OpenLine>()
  const merged: Range[] = []
  let [row, column, cells] = [0, -1, 0]
  let cell: OpenCell | undefined
  let inside = ''
  let isSpoken = false

  const place = (address: string | undefined): void => {
    if (address === undefined) return
    const found = addressOf(address)
    row = found.row
    column = found.column
  }
  const store = (): void => {
    if (!cell) return
    const { text, mark } = toCell(cell, context)
    if (text === '' && mark === undefined) return
    if (column >= MAX_COLUMNS) throw farAway(row)
    cells += 1
    if (cells > MAX_CELLS) throw new TooLarge()
    const line: OpenLine = lines.get(row) ?? { line: row, cells: [], marks: new Map() }
    lines.set(row, line)
    for (let blank = line.cells.length; blank < column; blank += 1) line.cells.push('')
    line.cells[column] = text
    if (mark) line.marks.set(column, mark)
  }

  const parser = xmlParser({
    open(name, { r, t = 'n', s = '0', ref }) {
      if (name === 'row') {
        row = r === undefined ? row + 1 : rowOf(r)
        column = -1
      } else if (name === 'c') {
        column += 1
        place(r)
        cell = {
          type: t,
          format: context.formats[Number(s)] ?? 'General',
          value: undefined,
          isFormula: false,
        }
      } else if (name === 'f' && cell) cell.isFormula = true
      else if (name === 'v' && cell) cell.value ??= ''
      else if (name === 'is' && cell) cell.value = ''
      else if (name === 'rPh') isSpoken = true
      else if (name === 'mergeCell' && merged.length < MAX_MERGED) merged.push(rangeOf(ref ?? ''))
      inside = name
    },
    text(text) {
      if (cell && !isSpoken && (inside === 'v' || inside === 't')) cell.value = (cell.value ?? '') + text
    },
    close(name) {
      if (name === 'c') {
        store()
        cell = undefined
      }
      if (name === 'rPh') isSpoken = false
      inside = ''
    },
  })
  return {
    ...parser,
    lines() {
      const found = [...lines.values()].sort((a, b) => a.line - b.line)
      for (const range of merged) markMerged(found, range)
      return found
        .map(({ marks, ...line }) => (marks.size > 0 ? { ...line, marks } : line))
        .filter((line) => !isBlank(line))
    },
    isFull: () => lines.size > maxLines,
  }
}

/**
 * Marks merged cells. Only the first cell stores the value that all of them show. The others would be read as blank.
 */
function markMerged(lines: readonly OpenLine[], { rows, columns }: Range): void {
  const anchor = lines.find(({ line }) => line === rows[0])?.cells[columns[0]] ?? ''
  if (anchor === '') return
  for (const { line, cells, marks } of lines) {
    if (line < rows[0] || line > rows[1]) continue
    for (let at = columns[0]; at <= Math.min(columns[1], cells.length); at += 1)
      if ((cells[at] ?? '') === '')
        marks.set(at, { fault: { rule: 'cell_merged', params: { text: anchor } } })
  }
}

function rowOf(text: string): number {
  const row = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (row < 1 || row > LAST_ROW) throw new Error('a row has no valid number')
  return row
}

function addressOf(text: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(text) ?? []
  const column = columnOfLetters(letters)
  if (column < 0 || column >= LAST_COLUMN) throw new Error('an address is not valid')
  return { row: rowOf(digits), column }
}

function rangeOf(text: string): Range {
  const [first = '', last = first] = text.split(':')
  const [from, to] = [addressOf(first), addressOf(last)]
  return { rows: [from.row, to.row], columns: [from.column, to.column] }
}

/** A is 0. */
const columnOfLetters = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

const farAway = (row: number): UnreadableFile =>
  new UnreadableFile([
    {
      field: 'file',
      rule: 'file_wide',
      params: { line: row },
      message: `Line ${row} has a cell beyond column ${MAX_COLUMNS}`,
    },
  ])
