/** Sorting and paging, shared by all lists. */
import { fold } from './text.ts'

/** The sort value of each column. Rows without a value come last in both directions. */
export type Columns<Row> = Record<string, (row: Row) => string | number | undefined>

/**
 * Sorts by `column` ascending or `-column` descending, ignoring case and accents. Equal rows are ordered by `tie`,
 * usually the identifier.
 */
export function sorted<Row>(
  rows: readonly Row[],
  sort: string,
  columns: Columns<Row>,
  tieBreaker: (row: Row) => string,
): Row[] {
  const direction = sort.startsWith('-') ? -1 : 1
  const value = columns[sort.replace(/^-/, '')]
  if (!value) throw new Error(`no column ${sort}`)
  const keyed = rows.map((row) => {
    const key = value(row)
    return { row, key: typeof key === 'string' ? fold(key) : key, tie: tieBreaker(row) }
  })
  keyed.sort((one, other) => {
    if (one.key !== other.key) {
      if (one.key === undefined) return 1
      if (other.key === undefined) return -1
      return one.key < other.key ? -direction : direction
    }
    return one.tie < other.tie ? -1 : one.tie > other.tie ? 1 : 0
  })
  return keyed.map(({ row }) => row)
}

interface Paging {
  page?: number
  size?: number
}

/** One page in the contract's envelope, empty beyond the last page. Only the rows of that page are converted. */
export function paged<Row, Converted>(
  rows: readonly Row[],
  { page = 0, size = 10 }: Paging,
  convert: (row: Row) => Converted,
) {
  return {
    content: rows.slice(page * size, (page + 1) * size).map(convert),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / size),
    number: page,
    size,
  }
}
