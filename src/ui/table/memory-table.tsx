import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { ListedTable, useOrder, type ListedTableProps } from './listed-table.tsx'
import { Pager } from './pager.tsx'
import { searchable, sortRows } from './search.ts'

export interface MemoryTableProps<Row> extends ListedTableProps<Row> {
  /** All of them. Keep the array the same between renders. `undefined`: on their way. */
  readonly rows: readonly Row[] | undefined
  /** Newer rows are on their way. */
  readonly busy?: boolean | undefined
  /** Shows the rows in which all these words occur, in any column, hidden ones too. Default: those of `list`. */
  readonly search?: string | undefined
  /** Where `list` knows no order. */
  readonly initialSort?: string | undefined
  /** Shows so many rows at a time, with a pager; absent: all of them in one scrolling box. */
  readonly pageSize?: number | undefined
  /** A last row, by column id, of the rows found. */
  readonly totals?: ((rows: readonly Row[]) => Readonly<Record<string, ReactNode>>) | undefined
}

/** Until the focus is drawn. */
const FOCUS_MS = 50

/** A list that is in the browser as a whole. Tens of thousands of rows are better kept in a worker: `WorkerTable`. */
export function MemoryTable<Row>(props: MemoryTableProps<Row>) {
  const { columns, rows, list, search = list?.search?.text ?? '', pageSize, totals } = props
  const [ownPage, setOwnPage] = useState(0)
  const { sort, onSort } = useOrder(list, props.initialSort)
  const wanted = useDeferredValue(search) // Typing never waits for the rows.

  const texts = useMemo(() => rows && searchable(rows, columns), [rows, columns])
  const sorted = useMemo(() => rows && sortRows(rows, columns, sort), [rows, columns, sort])
  const found = useMemo(() => sorted && texts?.find(wanted, sorted), [texts, sorted, wanted])

  const pages = pageSize === undefined ? 1 : Math.ceil((found?.length ?? 0) / pageSize)
  const page = Math.max(0, Math.min(ownPage, pages - 1)) // R284.
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
      expected={pageSize}
      readFound={() => found ?? []}
      totals={totals && found && totals(found)}
      // Who goes to the search is about to type.
      onSearchFocus={() => setTimeout(() => texts?.prepare(), FOCUS_MS)}
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
