import { ListedTable, useOrder, type ListedTableProps } from './listed-table.tsx'
import type { Wanted } from './row-finder.ts'
import { useFoundRows, type RowSource } from './use-found-rows.ts'

export interface WorkerTableProps<Row, Words, Filter> extends Omit<ListedTableProps<Row>, 'bulk'> {
  /** Who keeps the rows, and finds among them. `undefined`: they are on their way. */
  readonly source: RowSource<Row, Words, Filter> | undefined
  /** Newer rows are on their way. */
  readonly busy: boolean
  readonly filter: Filter
  /** For the worker, which has none of its own. */
  readonly words: Words
}

/**
 * A list of tens of thousands of rows that a worker keeps, filters, sorts and searches (`rowFinder`). The thread that
 * draws has only those in sight and some around them, and is never held up by the rest.
 */
export function WorkerTable<Row, Words, Filter>(props: WorkerTableProps<Row, Words, Filter>) {
  const { source, list, filter, words } = props
  const { sort, onSort } = useOrder(list)
  const search = list?.search?.text ?? ''
  const wanted: Wanted<Words, Filter> = { search, sort, filter, words }
  const found = useFoundRows(source, wanted)
  const readFound = async (): Promise<readonly Row[]> =>
    (await source?.find(wanted, 0, found?.part.count ?? 0))?.rows ?? []
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
