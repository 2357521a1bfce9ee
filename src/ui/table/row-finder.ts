import type { ColumnText } from './column.ts'
import { searchable } from './search.ts'
import { sortRows } from './sort-rows.ts'

/** A query on many rows. Plain data, so that it can be posted to a worker. */
export interface RowQuery<Words, Filter> {
  /** Only rows in which all these words occur, in any column. */
  readonly search: string
  /** As in `nextSort`. */
  readonly sort: string | undefined
  readonly filter: Filter
  /** The texts that columns use, in the current language, so that searching and sorting match what the user sees. */
  readonly words: Words
}

export interface FoundRows<Row> {
  readonly total: number
  /** The number of rows that match the filter, without the search. */
  readonly among: number
  /** The rows in the requested range. */
  readonly rows: readonly Row[]
}

export interface RowFinderOptions<Row, Words, Filter> {
  /** Returns all rows. Must return the same array until they change. */
  readonly rows: () => readonly Row[]
  readonly columns: (words: Words) => readonly ColumnText<Row>[]
  readonly keeps: (row: Row, filter: Filter) => boolean
}

/** Returns the rows of a query from index `first`, up to but not including `end`. */
export type FindRows<Row, Words, Filter> = (
  query: RowQuery<Words, Filter>,
  first: number,
  end: number,
) => FoundRows<Row>

/**
 * Filters, sorts and searches rows, and returns a range of them. It caches each step of the previous query, so that the
 * next letter of a search, or another range, does not repeat the steps that stay the same.
 */
export function rowFinder<Row, Words, Filter>(
  options: RowFinderOptions<Row, Words, Filter>,
): FindRows<Row, Words, Filter> {
  // Objects from another thread are new each time, so compare them as JSON.
  const columnsIn = cacheLast((words: string) => options.columns(JSON.parse(words) as Words))
  const textsOf = cacheLast(searchable<Row>)
  const sorted = cacheLast(sortRows<Row>)
  const filtered = cacheLast((rows: readonly Row[], filter: string) => {
    const parsedFilter = JSON.parse(filter) as Filter
    return rows.filter((row) => options.keeps(row, parsedFilter))
  })
  return ({ search, sort, filter, words }, first, end) => {
    const rows = options.rows()
    const columns = columnsIn(JSON.stringify(words))
    const among = filtered(sorted(rows, columns, sort), JSON.stringify(filter))
    const found = textsOf(rows, columns).find(search, among)
    return { total: found.length, among: among.length, rows: found.slice(first, end) }
  }
}

/** Caches the last result, and returns it again for the same arguments. */
function cacheLast<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | undefined
  return (...args) => {
    if (!last?.args.every((arg, index) => arg === args[index])) last = { args, result: make(...args) }
    return last.result
  }
}
