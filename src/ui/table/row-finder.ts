import type { ColumnText } from './column.ts'
import { searchable, sortRows } from './search.ts'

/** What is looked for among many rows. Plain data, that a worker can be sent. */
export interface Wanted<Words, Filter> {
  /** Rows in which all these words occur, in any column. */
  readonly search: string
  /** As in `nextSort`. */
  readonly sort: string | undefined
  readonly filter: Filter
  /** What columns say in the language shown, so that rows are found and sorted by it. */
  readonly words: Words
}

export interface FoundRows<Row> {
  readonly total: number
  /** How many rows there are with this filter and any search. */
  readonly among: number
  /** Those of them that were asked for. */
  readonly rows: readonly Row[]
}

export interface RowFinderOptions<Row, Words, Filter> {
  /** All rows. The same array as long as nothing has changed. */
  readonly rows: () => readonly Row[]
  readonly columns: (words: Words) => readonly ColumnText<Row>[]
  readonly keeps: (row: Row, filter: Filter) => boolean
}

/** Finds the rows from place `first` to before `end` of those wanted, in their order. */
export type FindRows<Row, Words, Filter> = (
  wanted: Wanted<Words, Filter>,
  first: number,
  end: number,
) => FoundRows<Row>

/**
 * Filters, sorts and searches rows for somebody who sees only some of them at a time. What the question before has in
 * common with this one is not done again: the next letter of a search, or rows further down.
 */
export function rowFinder<Row, Words, Filter>(
  options: RowFinderOptions<Row, Words, Filter>,
): FindRows<Row, Words, Filter> {
  // What comes from another thread is new each time, so it is known again by what it says.
  const columnsIn = lastKept((words: string) => options.columns(JSON.parse(words) as Words))
  const textsOf = lastKept(searchable<Row>)
  const sorted = lastKept(sortRows<Row>)
  const filtered = lastKept((rows: readonly Row[], filter: string) => {
    const wanted = JSON.parse(filter) as Filter
    return rows.filter((row) => options.keeps(row, wanted))
  })
  return ({ search, sort, filter, words }, first, end) => {
    const rows = options.rows()
    const columns = columnsIn(JSON.stringify(words))
    const among = filtered(sorted(rows, columns, sort), JSON.stringify(filter))
    const found = textsOf(rows, columns).find(search, among)
    return { total: found.length, among: among.length, rows: found.slice(first, end) }
  }
}

/** Keeps the last answer, for the same arguments again. */
function lastKept<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | undefined
  return (...args) => {
    if (!last?.args.every((arg, index) => arg === args[index])) last = { args, result: make(...args) }
    return last.result
  }
}
