import { sortKeyOf, type Column } from './column.ts'

/** The width of a column without `width`. */
const USUAL = 132
/** The name of a row needs more room than other texts. */
const NAME = 200
/** The average width of a letter in a header, and of its padding and its arrow. */
const [LETTER, PADDING, ARROW] = [6.8, 28, 16]

/** The px that a column needs so that neither its header nor its usual content is cut. */
export function widthOf<Row>(column: Column<Row>, place: number): number {
  const arrow = sortKeyOf(column) === undefined ? 0 : ARROW
  const header = Math.ceil(column.header.length * LETTER) + PADDING + arrow
  return Math.max(header, column.width ?? (place === 0 ? NAME : USUAL))
}

/** The px that columns need together. */
export const widthOfAll = <Row>(columns: readonly Column<Row>[]): number =>
  columns.reduce((sum, column, place) => sum + widthOf(column, place), 0)

/**
 * The px of each column in a table of this width. Remaining width goes to the name of the row until it is `roomy`, then
 * to texts: figures and dates have a fixed length, and are easier to read close together.
 */
export function widthsIn<Row>(columns: readonly Column<Row>[], room: number): readonly number[] {
  const needed = columns.map(widthOf)
  const spare = room - widthOfAll(columns)
  if (spare <= 0 || !Number.isFinite(spare)) return needed
  const [name = 0] = needed
  const more = Math.min(spare, Math.max(0, (columns[0]?.roomy ?? 0) - name))
  needed[0] = name + more
  const left = spare - more
  const hasText = columns.some(({ align }) => align !== 'end')
  const shares = needed.map((width, place) => (hasText && columns[place]?.align === 'end' ? 0 : width))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return needed.map((width, place) => width + (left * (shares[place] ?? 0)) / all)
}

/**
 * The columns that fit. The lowest priority is hidden first, and of equal ones the last. The first column stays, and so
 * do those that the user selected.
 */
export function fittingColumns<Row>(
  columns: readonly Column<Row>[],
  room: number,
  isChosen: (id: string) => boolean,
): readonly Column<Row>[] {
  let needed = widthOfAll(columns)
  if (needed <= room) return columns
  const dropped = new Set<Column<Row>>()
  const candidates = columns
    .map((column, place) => ({ column, place }))
    .slice(1)
    .filter(({ column }) => !isChosen(column.id))
    .sort((one, other) => priorityOf(other.column) - priorityOf(one.column) || other.place - one.place)
  for (const { column, place } of candidates) {
    if (needed <= room) break
    dropped.add(column)
    needed -= widthOf(column, place)
  }
  return columns.filter((column) => !dropped.has(column))
}

const priorityOf = <Row>({ priority = 2 }: Column<Row>): number => priority
