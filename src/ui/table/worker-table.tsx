import { ListedTable, useOrder, type ListedTableProps } from './listed-table.tsx'
import type { RowQuery } from './row-finder.ts'
import { useFoundRows, type RowSource } from './use-found-rows.ts'

export interface WorkerTableProps<Row, Words, Filter> extends ListedTableProps<Row> {
  /** Stores and searches the rows. `undefined` while they load. */
  readonly source: RowSource<Row, Words, Filter> | undefined
  /** Whether newer rows are loading. */
  readonly busy: boolean
  readonly filter: Filter
  /** The translated texts that columns use, because the worker has no translations. */
  readonly words: Words
  /** Shows only rows in which all these words occur. Default: the search of `list`. */
  readonly search?: string | undefined
}

/** How many rows a worker sends at once without a noticeable pause: 20,000 blocked the page for half a second. */
const AT_ONCE = 1000

/**
 * A table of tens of thousands of rows that a worker stores, filters, sorts and searches (`rowFinder`). The main thread
 * has only the visible rows and some around them, so the other rows never block it.
 */
export function WorkerTable<Row, Words, Filter>(props: WorkerTableProps<Row, Words, Filter>) {
  const { source, list, filter, words, search = list?.search?.text ?? '' } = props
  const { sort, onSort } = useOrder(list)
  const query: RowQuery<Words, Filter> = { search, sort, filter, words }
  const found = useFoundRows(source, query)
  const readFound = async (): Promise<readonly Row[]> => {
    const all: Row[] = []
    if (!source) return all
    const count = found?.part.count ?? 0
    for (let from = 0; from < count; from += AT_ONCE)
      all.push(...(await source.find(query, from, Math.min(from + AT_ONCE, count))).rows)
    return all
  }
  return (
    <ListedTable
      {...props}
      rows={found?.rows}
      part={found?.part}
      search={search}
      sort={sort}
      onSort={onSort}
      total={found?.part.count}
      among={found?.among}
      readFound={readFound}
    />
  )
}
