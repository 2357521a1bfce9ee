import { useContext, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { CutShown } from '@/base/cut.ts'
import { number } from '@/i18n/formats.ts'
import { CutNotice, NotFoundText, RetrySeek } from '@/ui/feedback/cut-notice.tsx'
import { EmptyState, type EmptyStateProps } from '@/ui/feedback/empty-state.tsx'
import { LoadingSaid } from '@/ui/feedback/skeleton.tsx'
import { HasSlotsContext, PageSlotsContext, type PageSlots } from '../basics/page-slots.ts'
import type { Column } from './column.ts'
import type { ListAddress } from './list-address.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useListSaid } from './use-list-said.ts'
import type { RowsPart } from './table-body.tsx'
import { TableFrame } from './table-frame.tsx'
import type { RowOptions } from './table-row.tsx'
import { ExportButton, TableBar, TableTools } from './table-tools.tsx'
import { useColumns } from './use-columns.ts'
import type { Selection } from './use-selection.ts'
import { WINDOW_FROM } from './use-window.ts'
import { ViewsMenu } from './views-menu.tsx'

/** The props that screens set for every kind of table. */
export interface ListedTableProps<Row> extends RowOptions<Row> {
  /** The name under which the choice of columns is remembered. */
  readonly id: string
  /** The accessible name: what the table lists. */
  readonly caption: string
  /** The first column is the name of the row and cannot be hidden. Pass the same array between renders. */
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** The name of the search, such as "Search users". Absent: no search. */
  readonly searchLabel?: string | undefined
  /** Shown above the table, beside the search. */
  readonly filters?: ReactNode
  /** The result of `useListQuery`, if the address holds search, filters and order. */
  readonly list?: ListAddress | undefined
  readonly empty?: Partial<EmptyStateProps> | undefined
  /**
   * Name of the exported file, without extension. Absent: no export. The file has the matching rows, in their order.
   */
  readonly exportName?: string | undefined
  /** Shown in place of rows that could not be read. */
  readonly problem?: ReactNode
  /** Shown above rows that are outdated, because reading them again failed. */
  readonly stale?: ReactNode
  /** Set when the list has only the first of its rows (R234), as `useSeek` returns it. */
  readonly cut?: CutShown | undefined
  /** Lets the user select rows, and renders the actions on them. */
  readonly bulk?: { readonly selection: Selection<Row>; readonly actions: ReactNode } | undefined
}

/** The matching rows, set by the table that holds the rows (paged, in memory, or in a worker). */
export interface FoundProps<Row> extends Order {
  /** The rows to render. `undefined` while they load. */
  readonly rows: readonly Row[] | undefined
  /** Set when `rows` are only a part of the rows that the user scrolls through. */
  readonly part?: RowsPart | undefined
  readonly busy: boolean
  /** The search that found these rows. */
  readonly search: string
  /** The number of matching rows. */
  readonly total: number | undefined
  /** The number of rows without search and filters. `Infinity` if unknown. */
  readonly among: number | undefined
  /** The current page, from 0, and the number of pages. Absent: all rows are on one page. */
  readonly place?: { readonly page: number; readonly pages: number } | undefined
  /** Index of the first of `rows` among all matching rows, if there is a pager. */
  readonly offset?: number | undefined
  /** The number of rows in the skeleton. */
  readonly expected?: number | undefined
  readonly readFound: () => readonly Row[] | Promise<readonly Row[]>
  /** A last row with totals, by column id. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined
  /** Shown below the table, instead of the number of rows. */
  readonly pager?: ReactNode
  /** Delay between the last key press in the search and the search itself, in ms. Default: 180. */
  readonly searchDelay?: number | undefined
}

/** Longer than the time between two key presses, because each search changes the address and renders the table. */
const SEARCH_DELAY_MS = 180

/** A table with its bar above, and the number of rows or a pager below. It does not depend on where the rows are. */
export function ListedTable<Row>(props: ListedTableProps<Row> & FoundProps<Row>) {
  const { id, columns, rows, part, list, total, searchLabel, filters, exportName, pager, cut } = props
  const { t } = useTranslation('ui')
  const isFiltered = (list?.filters ?? 0) > 0
  // For a cut list, the number of rows on the server that match these filters is unknown.
  const isOpen = cut !== undefined && isFiltered
  const read = props.among ?? 0
  const among = cut && !isFiltered ? Math.max(cut.of, read) : read
  const amongText = isOpen ? `${number(among)}+` : number(among)
  const choice = useColumns(id, columns)
  const slots = useContext(HasSlotsContext)
  const inHead = slots.includes('views')
  const views = list?.views && <ViewsMenu id={id} list={list.views} tabs={inHead} />
  const tools = {
    views: !inHead && views,
    choice,
    exporting: exportName !== undefined && (
      <ExportButton columns={choice.shown} rows={props.readFound} fileName={exportName} cut={cut} />
    ),
  }
  const hasBar = Boolean(searchLabel ?? filters)
  useListSaid(props)
  const found = total !== undefined && total !== among && Number.isFinite(among) && (
    <span aria-hidden="true">{t('table.found', { number: number(total), total: amongText })}</span>
  )
  return (
    <div className="table-block">
      {total === undefined && !props.problem && <LoadingSaid />}
      {inHead && views && <InSlot of="views">{views}</InSlot>}
      {slots.includes('count') && among > 0 && Number.isFinite(among) && (
        <InSlot of="count">
          <span>
            {cut && read < among ? t('cut.count', { number: number(read), of: amongText }) : amongText}
          </span>
        </InSlot>
      )}
      {hasBar && (
        <TableBar
          list={list}
          searchLabel={searchLabel}
          searchDelay={props.searchDelay ?? SEARCH_DELAY_MS}
          filters={filters}
          found={found}
          {...tools}
        />
      )}
      {total !== undefined && props.stale}
      {total !== undefined && cut && <CutNotice cut={cut} />}
      <div className="table-card" data-selectable={props.bulk !== undefined || undefined}>
        <TableFrame
          {...props}
          columns={choice.shown}
          isChosen={choice.isChosen}
          offset={props.offset ?? 0}
          windowed={(part?.count ?? rows?.length ?? 0) > WINDOW_FROM}
          expected={props.expected ?? 10}
          instead={insteadOf(props)}
          selection={props.bulk?.selection}
          selectsAll={!pager}
          onSelectAll={
            part &&
            props.bulk &&
            (() =>
              void Promise.resolve(props.readFound()).then(props.bulk?.selection.replace, () => undefined))
          }
        />
        {(total === undefined ? !props.problem : total > 0) && (
          <div className="table-foot">
            {total !== undefined &&
              (pager || (
                <p className="table-count">
                  {t(isAll(total, among) && !isOpen ? 'rows' : 'table.rowsOf', {
                    count: total,
                    number: number(total),
                    total: amongText,
                  })}
                </p>
              ))}
            {!hasBar && total !== undefined && <TableTools {...tools} />}
          </div>
        )}
      </div>
      {props.bulk && (
        <SelectionBar
          selection={props.bulk.selection}
          total={total ?? 0}
          readAll={async () => props.readFound()}
        >
          {props.bulk.actions}
        </SelectionBar>
      )}
    </div>
  )
}

/** Whether the matching rows are all rows, as far as known. */
const isAll = (total: number, among: number): boolean => total === among || !Number.isFinite(among)

/** Fills a place of the page. Separate from the list, which would render again once the place exists. */
function InSlot({ of, children }: { readonly of: keyof PageSlots; readonly children: ReactNode }) {
  const place = useContext(PageSlotsContext)[of]
  return place && createPortal(children, place)
}

/** The sort order: from the address, if the list has one there, or else local to the table. */
export function useOrder(list: ListAddress | undefined, initial?: string): Order {
  const [sort, onSort] = useState(initial)
  return list?.onSort ? { sort: list.sort, onSort: list.onSort } : { sort, onSort }
}

interface Order {
  readonly sort: string | undefined
  /** Absent: the list has a fixed order. */
  readonly onSort: ((sort: string) => void) | undefined
}

function insteadOf<Row>({
  rows,
  total,
  among = 0,
  search,
  list,
  empty,
  problem,
  cut,
}: ListedTableProps<Row> & FoundProps<Row>): ReactNode {
  if (rows === undefined || total === undefined) return problem ?? null
  if (total > 0) return null
  return (list?.filters ?? 0) > 0 || (search !== '' && among > 0) ? (
    <EmptyState
      kind="no-match"
      text={cut && <NotFoundText cut={cut} />}
      action={cut?.state === 'failed' && <RetrySeek cut={cut} />}
      onClear={list?.clear}
    />
  ) : (
    <EmptyState kind="nothing-yet" {...empty} />
  )
}
