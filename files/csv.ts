/** Splits the text of a CSV file, in its usual variants, into lines. */
import Papa from 'papaparse'
import type { CellMark, TableLine } from './table-line.ts'

/** `sep=;`, which sets the separator in Excel. */
const SEPARATOR = /^sep=(.)\n/i

/**
 * The lines of the text, numbered from 1 as in spreadsheets. A misplaced quotation mark can join lines and cells. The
 * joined lines are then read one by one, and each is marked, because their meaning is unclear.
 */
export function readCsv(source: string): TableLine[] {
  const whole = source.replace(/\r\n?/g, '\n')
  const [stated = '', separator] = SEPARATOR.exec(whole) ?? []
  const text = whole.slice(stated.length)
  const delimiter = separator ?? delimiterOf(text)
  const lines: TableLine[] = []
  let line = stated === '' ? 1 : 2
  let width = 0
  let begin = 0
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step({ data, errors, meta: { cursor } }) {
      const raw = text.slice(begin, cursor).replace(/\n$/, '')
      begin = cursor
      const apart = raw.split('\n')
      const isDoubtful = errors.length > 0 || (apart.length > 1 && hidesLine(apart, delimiter, width))
      const found = isDoubtful ? apart.map((one) => splitAlone(one, delimiter)) : [{ cells: data }]
      for (const { cells, ...marks } of found) {
        // A title with a single cell may precede the header.
        if (width < 2) width = cells.length
        // Other programs write `="0123"` to keep `0123` as text.
        lines.push({ line, cells: cells.map((cell) => cell.replace(/^="([^"]*)"$/, '$1')), ...marks })
        line += 1
      }
    },
  })
  return delimiter === ',' ? lines.map((one) => withoutSurplus(one, width)) : lines
}

/** The number of lines in which the header is searched, because a title may precede it. */
const HEADER_WITHIN = 20

/**
 * The delimiter that occurs most often in the header. The rows below are not counted, because amounts may contain
 * commas.
 */
function delimiterOf(text: string): string {
  const head = text.split('\n', HEADER_WITHIN).find((one) => /[,;\t]/.test(one)) ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}

/** Whether one of the lines of a record looks like a row of its own. */
const hidesLine = (apart: readonly string[], delimiter: string, width: number): boolean =>
  width > 1 && apart.slice(1).some((one) => one.split(delimiter).length >= width)

/** Parses a line independently of the others. */
function splitAlone(raw: string, delimiter: string): Pick<TableLine, 'cells' | 'marks'> {
  const { data, errors } = Papa.parse<string[]>(raw, { delimiter, newline: '\n' })
  const [read = []] = data
  const cells = errors.length === 0 ? read : raw.split(delimiter)
  const column = Math.max(
    0,
    cells.findIndex((cell) => cell.includes('"')),
  )
  return { cells, marks: new Map<number, CellMark>([[column, { fault: { rule: 'cell_quotes' } }]]) }
}

/**
 * Marks a line that has more cells than the header, even if the extra cells are blank: an amount such as `12,50`
 * without quotation marks has shifted the cells that follow it.
 */
function withoutSurplus(line: TableLine, width: number): TableLine {
  if (line.cells.length <= width || line.marks) return line
  return { ...line, marks: new Map<number, CellMark>([[0, { fault: { rule: 'cell_surplus' } }]]) }
}
