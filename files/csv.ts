/** Text to lines: CSV in its usual variants. */
import Papa from 'papaparse'
import type { CellMark, TableLine } from './table-line.ts'

/** `sep=;`, which tells Excel the separator. */
const SEPARATOR = /^sep=(.)\n/i

/**
 * The lines of the text, numbered from 1 as spreadsheets do. A quotation mark where none may stand can join lines, and cells
 * with them: such lines are read one by one, and each is marked, since nobody knows what was meant.
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
        // A title alone may stand above the header.
        if (width < 2) width = cells.length
        // Other programs keep `0123` a text by `="0123"`.
        lines.push({ line, cells: cells.map((cell) => cell.replace(/^="([^"]*)"$/, '$1')), ...marks })
        line += 1
      }
    },
  })
  return delimiter === ',' ? lines.map((one) => withoutSurplus(one, width)) : lines
}

/** A title and the like may stand above the header. */
const HEADER_WITHIN = 20

/** The delimiter that occurs most in the header. The rows below cannot tell, because amounts may contain commas. */
function delimiterOf(text: string): string {
  const head = text.split('\n', HEADER_WITHIN).find((one) => /[,;\t]/.test(one)) ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}

/** Whether one of the lines of a record looks like a row of its own. */
const hidesLine = (apart: readonly string[], delimiter: string, width: number): boolean =>
  width > 1 && apart.slice(1).some((one) => one.split(delimiter).length >= width)

/** A line without regard to the others. */
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
 * Marks a line with more cells than the header, even where those are blank: an amount such as `12,50` without quotation marks
 * has moved what follows it.
 */
function withoutSurplus(line: TableLine, width: number): TableLine {
  if (line.cells.length <= width || line.marks) return line
  return { ...line, marks: new Map<number, CellMark>([[0, { fault: { rule: 'cell_surplus' } }]]) }
}
