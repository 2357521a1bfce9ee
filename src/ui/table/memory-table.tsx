import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { ListedTable, useOrder, type ListedTableProps } from './listed-table.tsx'
import { Pager } from './pager.tsx'
import { searchable } from './search.ts'
import { sortRows } from './sort-rows.ts'

export interface MemoryTableProps<Row> extends ListedTableProps<Row> {
  /** All rows. Pass the same array between renders. `undefined` while they load. */
  readonly rows: readonly Row[] | undefined
  /** Whether newer rows are loading. */
  readonly busy?: boolean | undefined
  /** Shows only rows in which all these words occur, in any column, also hidden ones. Default: the search of `list`. */
  readonly search?: string | undefined
  /** The initial order, if `list` has none. */
  readonly initialSort?: string | undefined
  /** Rows per page, with a pager. Absent: all rows in one scrolling box. */
  readonly pageSize?: number | undefined
  /** Returns a last row with totals of the matching rows, by column id. */
  readonly totals?: ((rows: readonly Row[]) => Readonly<Record<string, ReactNode>>) | undefined
}

/** A table of rows that are all in memory. For tens of thousands of rows use `WorkerTable`. */
export function MemoryTable<Row>(props: MemoryTableProps<Row>) {
  const { columns, rows, list, search = list?.search?.text ?? '', pageSize, totals } = props
  const [ownPage, setOwnPage] = useState(0)
  const { sort, onSort } = useOrder(list, props.initialSort)
  const deferredSearch = useDeferredValue(search) // Deferred, so that typing does not wait for the rows to render.

  const texts = useMemo(() => rows && searchable(rows, columns), [rows, columns])
  const sorted = useMemo(() => rows && sortRows(rows, columns, sort), [rows, columns, sort])
  const found = useMemo(() => sorted && texts?.find(deferredSearch, sorted), [texts, sorted, deferredSearch])

  const pages = pageSize === undefined ? 1 : Math.ceil((found?.length ?? 0) / pageSize)
  // R284: when fewer pages are left than the current one, the last page shows.
  const page = Math.max(0, Math.min(ownPage, pages - 1))
  const offset = page * (pageSize ?? 0)
  return (
    <ListedTable
      {...props}
      rows={pageSize === undefined ? found : found?.slice(offset, offset + pageSize)}
      busy={props.busy ?? false}
      search={search}
      sort={sort}
      onSort={onSort}
      total={found?.length}
      among={rows?.length}
      offset={offset}
      pageInfo={pageSize === undefined ? undefined : { page, pages }}
      expected={pageSize}
      readFound={() => found ?? []}
      totals={totals && found && totals(found)}
      pager={
        pageSize !== undefined &&
        found && (
          <Pager
            list={props.caption}
            page={page}
            totalPages={pages}
            totalElements={found.length}
            size={pageSize}
            onPage={setOwnPage}
          />
        )
      }
    />
  )
}
