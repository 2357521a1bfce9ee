import { useEffect } from 'react'
import { ListProblem, StaleNotice } from './list-problem.tsx'
import type { Reading } from '@/frame/loaded.tsx'
import type { ListAddress } from '@/ui/table/list-address.ts'
import { ListedTable, type ListedTableProps } from '@/ui/table/listed-table.tsx'
import { Pager } from '@/ui/table/pager.tsx'

/** One page of a list, as the contract has it (G008). */
interface PageOf<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
  readonly totalPages: number
}

export interface PagedTableProps<Row> extends Omit<ListedTableProps<Row>, 'problem' | 'stale'> {
  readonly list: ListAddress
  /** What `useRead` answers for the page asked for. */
  readonly read: Reading<PageOf<Row>>
  /** Reads the rows to export or to select: all that match. Default: those of this page. */
  readonly readAll?: (() => Promise<readonly Row[]>) | undefined
}

/** How long typing must rest before the server is asked. */
const REST_MS = 300

/** A list that the server pages, sorts and filters. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { list, read, readAll } = props
  const { page, size, onPage } = list
  const { data, isValidating } = read
  const pages = data?.totalPages
  useEffect(() => {
    // R284: rows have gone and with them this page.
    if (!isValidating && pages !== undefined && page > 0 && page >= pages)
      onPage(Math.max(0, pages - 1), { replace: true })
  }, [isValidating, pages, page, onPage])
  return (
    <ListedTable
      {...props}
      rows={data?.content}
      busy={isValidating}
      search={list.search?.text ?? ''}
      // The server has searched: nothing found means that nothing matches.
      among={list.filtered ? Infinity : data?.totalElements}
      total={data?.totalElements}
      offset={page * size}
      sort={list.sort}
      onSort={list.onSort}
      expected={Math.min(size, 10)}
      problem={read.error !== undefined && <ListProblem read={read} />}
      stale={<StaleNotice read={read} />}
      readFound={readAll ?? (() => data?.content ?? [])}
      searchDelay={REST_MS}
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
