import { useEffect } from 'react'
import { ListProblem, StaleNotice } from './list-problem.tsx'
import type { Reading } from '@/frame/loaded.tsx'
import type { ListAddress } from '@/ui/table/list-address.ts'
import { ListedTable, type ListedTableProps } from '@/ui/table/listed-table.tsx'
import { Pager } from '@/ui/table/pager.tsx'

/** The contract's envelope for one page of a list (G008). */
interface PageOf<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
  readonly totalPages: number
}

export interface PagedTableProps<Row> extends Omit<ListedTableProps<Row>, 'problem' | 'stale'> {
  readonly list: ListAddress
  /** The result of `useRead` for the requested page. */
  readonly read: Reading<PageOf<Row>>
  /** Reads all matching rows, to export or select them. Default: the rows of this page. */
  readonly readAll?: (() => Promise<readonly Row[]>) | undefined
}

/** Delay between the last key press and the request. */
const SEARCH_DELAY_MS = 300

/** A table that the server pages, sorts and filters. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { list, read, readAll } = props
  const { page, size, onPage } = list
  const { data, isValidating } = read
  const pages = data?.totalPages
  useEffect(() => {
    // R284: when fewer pages are left than the current one, the last page shows.
    if (!isValidating && pages !== undefined && page > 0 && page >= pages)
      onPage(Math.max(0, pages - 1), { replace: true })
  }, [isValidating, pages, page, onPage])
  return (
    <ListedTable
      {...props}
      rows={data?.content}
      busy={isValidating}
      search={list.search?.text ?? ''}
      // With a search or filters, the number of all rows is unknown. Any number above 0 shows "nothing matches".
      among={list.filtered ? Infinity : data?.totalElements}
      total={data?.totalElements}
      offset={page * size}
      sort={list.sort}
      onSort={list.onSort}
      expected={Math.min(size, 10)}
      problem={read.error !== undefined && <ListProblem read={read} />}
      stale={<StaleNotice read={read} />}
      readFound={readAll ?? (() => data?.content ?? [])}
      searchDelay={SEARCH_DELAY_MS}
      pager={
        data && (
          <Pager
            list={props.caption}
            page={page}
            totalPages={data.totalPages}
            totalElements={data.totalElements}
            size={size}
            onPage={onPage}
            onSize={list.onSize}
            sizes={list.sizes}
          />
        )
      }
    />
  )
}
