import { sortKeyOf, type Column } from './column.ts'
import { rulesOf, type ColumnType, type Priority } from './column-types.ts'
import { textWidth } from './text-width.ts'

/** The extra padding of the first and last cell of a row, in px. */
const EDGE = 8
const PADDING = 24
const ARROW = 16
/** The font sizes of cells and headers in px, as in table.css. */
const [CELL_SIZE, HEAD_SIZE] = [13, 12]

/**
 * The width in px that the content of each column needs, by column id. Text columns have no entry, because their
 * content may be truncated.
 */
export type Contents = Readonly<Record<string, number>>
export const NO_CONTENTS: Contents = {}

/** The widths that these rows need in the columns whose content is never truncated. */
export function contentsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Contents {
  const contents: Record<string, number> = {}
  for (const column of columns) {
    const { share, extraWidth = 0 } = rulesOf(typeOf(column))
    if (share !== 'fixed') continue
    let widest = 0
    for (const row of rows) {
      const text = column.silent?.(row) ? '' : (column.shown ?? column.text)(row)
      if (text !== '') widest = Math.max(widest, textWidth(text, CELL_SIZE) + extraWidth + PADDING)
    }
    contents[column.id] = widest
  }
  return contents
}

/**
 * The larger of both widths per column. Columns never become narrower, so that they do not move on each page. Returns
 * the former object if nothing is wider.
 */
export function widerOf(former: Contents, latter: Contents): Contents {
  const isWider = ([id, width]: readonly [string, number]): boolean => width > (former[id] ?? 0)
  const wider = Object.entries(latter).filter(isWider)
  return wider.length === 0 ? former : { ...former, ...Object.fromEntries(wider) }
}

/** The type of a column. Default: text. */
export const typeOf = <Row>({ type = 'text' }: Column<Row>): ColumnType => type

/**
 * The minimum width of each column in px, so that neither a header nor fixed content is truncated. With `isAmple`, the
 * width with which no second line is truncated either.
 */
function leastWidths<Row>(
  columns: readonly Column<Row>[],
  contents: Contents,
  isAmple = false,
): readonly number[] {
  const last = columns.length - 1
  return columns.map((column, index) => {
    const rules = rulesOf(typeOf(column))
    const least = (isAmple ? rules.ample : undefined) ?? rules.least
    const arrow = sortKeyOf(column) === undefined ? 0 : ARROW
    const head = textWidth(column.header, HEAD_SIZE) + PADDING + arrow
    const edges = (index === 0 ? EDGE : 0) + (index === last ? EDGE : 0)
    return Math.max(least, head, contents[column.id] ?? 0) + edges
  })
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)

/** The total width in px that the columns need. */
export const widthOfAll = <Row>(columns: readonly Column<Row>[], contents: Contents = NO_CONTENTS): number =>
  sumOf(leastWidths(columns, contents))

/**
 * The width in px of each column in a table of this width. Fixed columns get the width they need. The others share the
 * remaining width like the tracks of a CSS grid with `minmax(least, share fr)`. If all columns are fixed, they share it
 * in proportion to their widths.
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
  // A column that needs more than its share gets its minimum, and the others share the rest.
  const sharing = new Set(shares.flatMap((share, index) => (share > 0 ? [index] : [])))
  for (;;) {
    const kept = sumOf(least.filter((_width, index) => !sharing.has(index)))
    const all = sumOf([...sharing].map((index) => shares[index] ?? 0))
    const part = (room - kept) / all
    const above = [...sharing].filter((index) => (least[index] ?? 0) > part * (shares[index] ?? 0))
    if (above.length === 0)
      return least.map((width, index) => (sharing.has(index) ? part * (shares[index] ?? 0) : width))
    for (const index of above) sharing.delete(index)
  }
}

const shareOf = <Row>(column: Column<Row>): number => {
  const { share } = rulesOf(typeOf(column))
  return share === 'fixed' ? 0 : share
}

/**
 * The columns that fit. The least important are hidden first, and among them the last one. Those of priority 4 are
 * hidden before others are narrower than their ample width. The first column and the columns that the user selected
 * always stay.
 */
export function fittingColumns<Row>(
  columns: readonly Column<Row>[],
  room: number,
  isChosen: (id: string) => boolean,
  contents: Contents = NO_CONTENTS,
): readonly Column<Row>[] {
  const fits = (some: readonly Column<Row>[]): boolean =>
    some.some((column) => priorityOf(column) === 4 && !isChosen(column.id))
      ? sumOf(leastWidths(some, contents, true)) <= room
      : widthOfAll(some, contents) <= room
  if (fits(columns)) return columns
  const candidates = columns
    .map((column, index) => ({ column, index }))
    .slice(1)
    .filter(({ column }) => !isChosen(column.id))
    .sort((one, other) => priorityOf(other.column) - priorityOf(one.column) || other.index - one.index)
  let shown = columns
  for (const { column } of candidates) {
    shown = shown.filter((other) => other !== column)
    if (fits(shown)) break
  }
  return shown
}

const priorityOf = <Row>(column: Column<Row>): Priority => column.priority ?? rulesOf(typeOf(column)).priority

/** The index of the column with the name of the row: its main text, even if the first column is a date. */
export const nameAt = <Row>(columns: readonly Column<Row>[]): number =>
  Math.max(
    0,
    columns.findIndex((column) => typeOf(column) === 'main'),
  )

/**
 * The hidden text columns that are shown below the name of a row instead. At most two, because more would be
 * unreadable.
 */
export const belowName = <Row>(
  columns: readonly Column<Row>[],
  shown: readonly Column<Row>[],
): readonly Column<Row>[] =>
  columns[0]?.around
    ? NONE // The cell already has a second line.
    : columns.filter((column) => isWords(column) && !shown.includes(column)).slice(0, 2)

const isWords = <Row>(column: Column<Row>): boolean => ['text', 'kind', 'code'].includes(typeOf(column))

const NONE: readonly never[] = []
