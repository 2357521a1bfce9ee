import { useContext, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { CutShown } from '@/base/cut.ts'
import { number } from '@/i18n/formats.ts'
import { CutNotice, NotFoundText, RetrySeek } from '@/ui/feedback/cut-notice.tsx'
import { EmptyState, type EmptyStateProps } from '@/ui/feedback/empty-state.tsx'
import { LoadingAnnouncement } from '@/ui/feedback/skeleton.tsx'
import { HasSlotsContext, PageSlotsContext, type PageSlots } from '../basics/page-slots.ts'
import type { Column } from './column.ts'
import { CHECK_WIDTH, MENU_WIDTH } from './column-types.ts'
import type { ListAddress } from './list-address.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useListAnnouncement } from './use-list-announcement.ts'
import type { RowsPart } from './table-body.tsx'
import { TableFrame } from './table-frame.tsx'
import type { RowOptions } from './table-row.tsx'
import { ExportButton, TableBar, TableTools, MIN_ROWS_FOR_TOOLS } from './table-tools.tsx'
import { useColumns } from './use-columns.ts'
import { useFitting } from './use-fitting.ts'
import type { Selection } from './use-selection.ts'
import { WINDOW_FROM } from './use-window.ts'
import { ViewsMenu } from './views-menu.tsx'

/** The props that screens set for every kind of table. */
export interface ListedTableProps<Row> extends RowOptions<Row> {
  /** The name under which the choice of columns is remembered. */
  readonly id: string
  /** The accessible name, which describes the rows. */
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
  /** The user has just asked for these rows on this screen, so the number of the initial rows is announced too. */
  readonly announcesInitialRows?: boolean | undefined
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
  readonly bulk?: Bulk<Row> | undefined
}

export interface Bulk<Row> {
  readonly selection: Selection<Row>
  readonly actions: ReactNode
  /** The number of runs so far that have changed rows. After each, the number of rows is announced. */
  readonly runs?: number
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
  readonly pageInfo?: { readonly page: number; readonly pages: number } | undefined
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

/**
 * A table with a bar above, and the number of rows or a pager below. It does not depend on where the rows are stored.
 */
export function ListedTable<Row>(props: ListedTableProps<Row> & FoundProps<Row>) {
  const { id, list, total, searchLabel, filters, exportName, cut, bulk } = props
  const counts = countsOf(props)
  const choice = useColumns(id, props.columns)
  const box = useRef<HTMLDivElement>(null)
  const controlsWidth = controlsWidthOf(props)
  const fitting = useFitting(box, choice.shown, {
    rows: props.rows,
    isChosen: choice.isChosen,
    controlsWidth,
  })
  const slots = useContext(HasSlotsContext)
  const inHead = slots.includes('views')
  // Counts all rows, not the matching ones, so that no tool disappears during a search. Until the number is known, the
  // tools show.
  const many = props.among === undefined || counts.among >= MIN_ROWS_FOR_TOOLS
  const views = list?.views && <ViewsMenu id={id} list={list.views} tabs={inHead} many={many} />
  const tools = {
    many,
    views: !inHead && views,
    choice,
    isVisible: (column: string): boolean => fitting.shown.some((shown) => shown.id === column),
    exporting: exportName !== undefined && (
      <ExportButton columns={choice.shown} rows={props.readFound} fileName={exportName} cut={cut} />
    ),
  }
  const hasBar = Boolean(searchLabel ?? filters)
  useListAnnouncement(props)
  return (
    <div className="table-block">
      {total === undefined && !props.problem && <LoadingAnnouncement />}
      {inHead && views && <InSlot of="views">{views}</InSlot>}
      {slots.includes('count') && counts.isKnown && counts.among > 0 && (
        <InSlot of="count">
          <PageCount counts={counts} isCut={cut !== undefined} />
        </InSlot>
      )}
      {hasBar && (
        <TableBar
          list={list}
          searchLabel={searchLabel}
          searchDelay={props.searchDelay ?? SEARCH_DELAY_MS}
          filters={filters}
          found={isPart(counts) && <FoundCount counts={counts} />}
          {...tools}
        />
      )}
      {total !== undefined && props.stale}
      {total !== undefined && cut && <CutNotice cut={cut} />}
      <div className="table-card" data-selectable={props.bulk !== undefined || undefined}>
        <TableFrame
          {...props}
          {...frameOf(props)}
          box={box}
          columns={choice.shown}
          fitting={fitting}
          placeholder={placeholderFor(props)}
        />
        {(total === undefined ? !props.problem : total > 0) && (
          <div className="table-foot">
            {total !== undefined && (props.pager || <RowCount counts={counts} total={total} />)}
            {!hasBar && total !== undefined && <TableTools {...tools} />}
          </div>
        )}
      </div>
      {bulk && (
        <SelectionBar selection={bulk.selection} total={total ?? 0} readAll={async () => props.readFound()}>
          {bulk.actions}
        </SelectionBar>
      )}
    </div>
  )
}

/** The width in px of the checkboxes and the menus of rows. */
const controlsWidthOf = <Row,>({ bulk, rowActions }: ListedTableProps<Row>): number =>
  (bulk ? CHECK_WIDTH : 0) + (rowActions ? MENU_WIDTH : 0)

/** The props of the table's frame that depend on the found rows. */
function frameOf<Row>({
  rows,
  part,
  offset = 0,
  expected = 10,
  pager,
  bulk,
  readFound,
}: ListedTableProps<Row> & FoundProps<Row>) {
  const selectAll = (selection: Selection<Row>): void =>
    void Promise.resolve(readFound()).then(selection.replace, () => undefined)
  return {
    offset,
    expected,
    windowed: (part?.count ?? rows?.length ?? 0) > WINDOW_FROM,
    selection: bulk?.selection,
    selectsAll: !pager,
    onSelectAll: part && bulk && (() => selectAll(bulk.selection)),
  }
}

/** The numbers of rows. */
interface Counts {
  /** The matching rows. `undefined` while they load. */
  readonly total: number | undefined
  /** The rows that have been read, without search and filters. */
  readonly read: number
  /** The rows without search and filters, on the server too. `Infinity` if unknown. */
  readonly among: number
  readonly isKnown: boolean
  /**
   * Whether more rows than these may match: a list with only its first rows does not know how many of the others
   * on the server match its filters.
   */
  readonly isOpen: boolean
  readonly totalText: string
}

function countsOf<Row>({
  list,
  total,
  cut,
  among: read = 0,
}: Pick<ListedTableProps<Row> & FoundProps<Row>, 'list' | 'total' | 'cut' | 'among'>): Counts {
  const isFiltered = (list?.filters ?? 0) > 0
  const isOpen = cut !== undefined && isFiltered
  const among = cut && !isFiltered ? Math.max(cut.of, read) : read
  const totalText = isOpen ? `${number(among)}+` : number(among)
  return { total, read, among, isKnown: Number.isFinite(among), isOpen, totalText }
}

/** Whether only a part of the rows matches. */
const isPart = ({ total, among, isKnown }: Counts): boolean =>
  total !== undefined && total !== among && isKnown

/** Beside the title of the page. */
function PageCount({ counts, isCut }: { readonly counts: Counts; readonly isCut: boolean }) {
  const { t } = useTranslation('ui')
  const { read, among, totalText } = counts
  return (
    <span>{isCut && read < among ? t('cut.count', { number: number(read), of: totalText }) : totalText}</span>
  )
}

/** Beside the search. `useListAnnouncement` announces it. */
function FoundCount({ counts: { total = 0, totalText } }: { readonly counts: Counts }) {
  const { t } = useTranslation('ui')
  return <span aria-hidden="true">{t('table.found', { number: number(total), total: totalText })}</span>
}

/** Below the table. */
function RowCount({ counts, total }: { readonly counts: Counts; readonly total: number }) {
  const { t } = useTranslation('ui')
  const isAll = !isPart(counts) && !counts.isOpen
  return (
    <p className="table-count">
      {t(isAll ? 'rows' : 'table.rowsOf', { count: total, number: number(total), total: counts.totalText })}
    </p>
  )
}

/**
 * Renders into a slot of the page. A separate component, so that the list does not render again once the slot exists.
 */
function InSlot({ of, children }: { readonly of: keyof PageSlots; readonly children: ReactNode }) {
  const slot = useContext(PageSlotsContext)[of]
  return slot && createPortal(children, slot)
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

function placeholderFor<Row>({
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
