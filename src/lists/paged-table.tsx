import { useEffect, useMemo, useState } from 'react'
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
  // The rows of the previous page stay until the next ones are loaded, and keep their positions. Rendering them again
  // would cost as much as rendering the new ones.
  // oxlint-disable-next-line react/exhaustive-deps -- the positions are those of the rows
  const offset = useMemo(() => page * size, [data?.content])
  const whole = useUnfilteredTotal(data?.totalElements, list.filtered)
  useEffect(() => {
    // R284: if there are fewer pages left than the current page number, the last page shows.
    if (!isValidating && pages !== undefined && page > 0 && page >= pages)
      onPage(Math.max(0, pages - 1), { replace: true })
  }, [isValidating, pages, page, onPage])
  return (
    <ListedTable
      {...props}
      rows={data?.content}
      busy={isValidating}
      search={list.search?.text ?? ''}
      among={whole}
      total={data?.totalElements}
      offset={offset}
      pageInfo={pages === undefined ? undefined : { page, pages }}
      sort={list.sort}
      onSort={list.onSort}
      expected={Math.min(size, 25)}
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

/**
 * The number of rows without search and filters. A response has only the number of matching rows, so this is the last
 * number seen without filters, or `Infinity` if there was none yet.
 */
function useUnfilteredTotal(total: number | undefined, filtered: boolean): number | undefined {
  const [whole, setWhole] = useState<number>()
  if (!filtered && total !== undefined && whole !== total) setWhole(total)
  // A list that was empty may have rows by now, so an empty filtered result means that nothing matches.
  return total === undefined ? undefined : (whole ?? 0) || (filtered ? Infinity : total)
}
