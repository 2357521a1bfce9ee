import type { BrokenRule } from '~openapi/rules.ts'

/**
 * Facts about a cell besides its text: it is invalid in any column, or the spreadsheet stores it as a number or a date.
 * `isCut`: the number has more digits than a spreadsheet keeps.
 */
export type CellMark =
  | { readonly fault: BrokenRule }
  | { readonly is: 'number'; readonly isCut: boolean }
  | { readonly is: 'date' }

/** A line that is not blank. `line` counts from 1, including the header, as in the file. */
export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
  /** By the index of the cell. */
  readonly marks?: ReadonlyMap<number, CellMark>
}

export const isBlank = ({ cells, marks }: TableLine): boolean =>
  marks === undefined && cells.every((cell) => cell.trim() === '')
