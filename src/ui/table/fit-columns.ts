import { sortKeyOf, type Column } from './column.ts'
import { rulesOf, type ColumnType, type Priority } from './column-types.ts'
import { textWidth } from './text-width.ts'

/** At either end of a table a cell stands 8 px further from the edge. */
const EDGE = 8
const PADDING = 24
const ARROW = 16
/** The sizes of the type in cells and in heads, as in table.css. */
const [CELL_SIZE, HEAD_SIZE] = [13, 12]

/** The px that the contents of columns need, by id: none for columns of texts, which may be cut. */
export type Contents = Readonly<Record<string, number>>
export const NO_CONTENTS: Contents = {}

/** What the texts of these rows need in the columns whose contents are never cut. */
export function contentsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Contents {
  const contents: Record<string, number> = {}
  for (const column of columns) {
    const { share, beside = 0 } = rulesOf(typeOf(column))
    if (share !== 'fixed') continue
    let widest = 0
    for (const row of rows) {
      const text = column.silent?.(row) ? '' : (column.shown ?? column.text)(row)
      if (text !== '') widest = Math.max(widest, textWidth(text, CELL_SIZE) + beside + PADDING)
    }
    contents[column.id] = widest
  }
  return contents
}

/** The wider of either, the former where nothing is wider: what was wide once stays so, so that columns do not move with each page. */
export function widerOf(former: Contents, latter: Contents): Contents {
  const isWider = ([id, width]: readonly [string, number]): boolean => width > (former[id] ?? 0)
  const wider = Object.entries(latter).filter(isWider)
  return wider.length === 0 ? former : { ...former, ...Object.fromEntries(wider) }
}

/** A column that names no type holds words. The first column is what its row is called. */
export const typeOf = <Row>({ type = 'text' }: Column<Row>): ColumnType => type

/** The least px of each of these columns, such that neither a head nor a content that is never cut is cut. */
function leastWidths<Row>(columns: readonly Column<Row>[], contents: Contents): readonly number[] {
  const last = columns.length - 1
  return columns.map((column, place) => {
    const { least } = rulesOf(typeOf(column))
    const arrow = sortKeyOf(column) === undefined ? 0 : ARROW
    const head = textWidth(column.header, HEAD_SIZE) + PADDING + arrow
    const edges = (place === 0 ? EDGE : 0) + (place === last ? EDGE : 0)
    return Math.max(least, head, contents[column.id] ?? 0) + edges
  })
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)

/** The px that columns need together. */
export const widthOfAll = <Row>(columns: readonly Column<Row>[], contents: Contents = NO_CONTENTS): number =>
  sumOf(leastWidths(columns, contents))

/**
 * The px that each column gets in a table of this width. Fixed ones keep what they need; the others share what is left
 * as the tracks of a grid would, `minmax(least, share fr)`. Where all are fixed, each gets a part of it.
 */
export function widthsIn<Row>(
  columns: readonly Column<Row>[],
  room: number,
  contents: Contents = NO_CONTENTS,
): readonly number[] {
  const least = leastWidths(columns, contents)
  const needed = sumOf(least)
  if (needed >= room || !Number.isFinite(room)) return least
  const shares = columns.map((column) => shareOf(column))
  if (shares.every((share) => share === 0)) return least.map((width) => (width * room) / needed)
  // A column that needs more than its share gets that, and the others share the rest.
  const sharing = new Set(shares.flatMap((share, place) => (share > 0 ? [place] : [])))
  for (;;) {
    const kept = sumOf(least.filter((_width, place) => !sharing.has(place)))
    const all = sumOf([...sharing].map((place) => shares[place] ?? 0))
    const part = (room - kept) / all
    const above = [...sharing].filter((place) => (least[place] ?? 0) > part * (shares[place] ?? 0))
    if (above.length === 0)
      return least.map((width, place) => (sharing.has(place) ? part * (shares[place] ?? 0) : width))
    for (const place of above) sharing.delete(place)
  }
}

const shareOf = <Row>(column: Column<Row>): number => {
  const { share } = rulesOf(typeOf(column))
  return share === 'fixed' ? 0 : share
}

/**
 * The columns for which there is room. The least important give way first, and of those the last one. The first column
 * stays, and so do those that the user chose.
 */
export function fittingColumns<Row>(
  columns: readonly Column<Row>[],
  room: number,
  isChosen: (id: string) => boolean,
  contents: Contents = NO_CONTENTS,
): readonly Column<Row>[] {
  if (widthOfAll(columns, contents) <= room) return columns
  const candidates = columns
    .map((column, place) => ({ column, place }))
    .slice(1)
    .filter(({ column }) => !isChosen(column.id))
    .sort((one, other) => priorityOf(other.column) - priorityOf(one.column) || other.place - one.place)
  let shown = columns
  for (const { column } of candidates) {
    shown = shown.filter((other) => other !== column)
    if (widthOfAll(shown, contents) <= room) break
  }
  return shown
}

const priorityOf = <Row>(column: Column<Row>): Priority => column.priority ?? rulesOf(typeOf(column)).priority

/** The column that says what a row is: its main text, also where a date leads. */
export const nameAt = <Row>(columns: readonly Column<Row>[]): number =>
  Math.max(
    0,
    columns.findIndex((column) => typeOf(column) === 'main'),
  )

/** The words that gave way and stand below the name of a row instead: at most two, or none could be read. */
export const belowName = <Row>(
  columns: readonly Column<Row>[],
  shown: readonly Column<Row>[],
): readonly Column<Row>[] =>
  columns[0]?.around
    ? NONE // It has a second line already.
    : columns.filter((column) => isWords(column) && !shown.includes(column)).slice(0, 2)

const isWords = <Row>(column: Column<Row>): boolean => ['text', 'kind'].includes(typeOf(column))

const NONE: readonly never[] = []
