/** Sorting and paging, the same for every list. */
import { fold } from './text.ts'

/** How each column of a list sorts. A row without the value comes last, whichever way. */
export type Columns<Row> = Record<string, (row: Row) => string | number | undefined>

/**
 * Sorts by `column` ascending or `-column` descending; case and accents do not count. Rows that compare equal keep the
 * order of `tie`, usually the identifier.
 */
export function sorted<Row>(
  rows: readonly Row[],
  sort: string,
  columns: Columns<Row>,
  tie: (row: Row) => string,
): Row[] {
  const turn = sort.startsWith('-') ? -1 : 1
  const value = columns[sort.replace(/^-/, '')]
  if (!value) throw new Error(`no column ${sort}`)
  const keyed = rows.map((row) => {
    const key = value(row)
    return { row, key: typeof key === 'string' ? fold(key) : key, tie: tie(row) }
  })
  keyed.sort((one, other) => {
    if (one.key !== other.key) {
      if (one.key === undefined) return 1
      if (other.key === undefined) return -1
      return one.key < other.key ? -turn : turn
    }
    return one.tie < other.tie ? -1 : one.tie > other.tie ? 1 : 0
  })
  return keyed.map(({ row }) => row)
}

interface Paging {
  page?: number
  size?: number
}

/** One page in the contract's envelope; beyond the last page it is empty. Only the rows of the page are converted. */
export function paged<Row, Answer>(
  rows: readonly Row[],
  { page = 0, size = 10 }: Paging,
  convert: (row: Row) => Answer,
) {
  return {
    content: rows.slice(page * size, (page + 1) * size).map(convert),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / size),
    number: page,
    size,
  }
}
