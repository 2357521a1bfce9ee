import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { EmptyState, type EmptyStateProps } from '../empty-state.tsx'
import type { Column } from './column.ts'
import type { ListAddress } from './list-address.ts'
import { Pager } from './pager.tsx'
import { searchable, sortRows } from './search.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TableFrame } from './table-frame.tsx'
import type { RowDrawing } from './table-row.tsx'
import { ExportButton, TableBar, TableTools } from './table-tools.tsx'
import { useColumns } from './use-columns.ts'
import type { Selection } from './use-selection.ts'
import { WINDOW_FROM } from './use-window.ts'
import { ViewsMenu } from './views-menu.tsx'

export interface MemoryTableProps<Row> extends RowDrawing<Row> {
  /** Under this name the choice of columns is remembered. */
  readonly id: string
  /** What the table lists. */
  readonly caption: string
  /** The first is the name of the row; it cannot be hidden. Keep the array the same between renders. */
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** All of them. Keep the array the same between renders. `undefined`: on their way. */
  readonly rows: readonly Row[] | undefined
  /** Newer rows are on their way. */
  readonly busy?: boolean | undefined
  /** What is searched, such as "Search users"; absent: no search. */
  readonly searchLabel?: string | undefined
  /** Shows the rows in which all these words occur, in any column, hidden ones too. Default: those of `list`. */
  readonly search?: string | undefined
  /** Where `list` knows no order. */
  readonly initialSort?: string | undefined
  /** Shows so many rows at a time, with a pager; absent: all of them in one scrolling box. */
  readonly pageSize?: number | undefined
  /** Above the table, beside the search. */
  readonly filters?: ReactNode
  /** `useListQuery`, where search, filters and order stand in the address. */
  readonly list?: ListAddress | undefined
  readonly empty?: Partial<EmptyStateProps> | undefined
  /** Name of the CSV file, without `.csv`; absent: no export. It holds the rows found, in the order shown. */
  readonly exportName?: string | undefined
  /** Lets rows be chosen, and says what can be done with them. */
  readonly bulk?: { readonly selection: Selection<Row>; readonly actions: ReactNode } | undefined
  /** A last row, by column id, of the rows found. */
  readonly totals?: ((rows: readonly Row[]) => Readonly<Record<string, ReactNode>>) | undefined
}

/** Longer than from one letter to the next: each search writes the address and draws the table. */
const REST_MS = 180
/** Until the focus is drawn. */
const FOCUS_MS = 50

/** A list that is in the browser as a whole, up to tens of thousands of rows. */
export function MemoryTable<Row>(props: MemoryTableProps<Row>) {
  const {
    id,
    columns,
    rows,
    busy = false,
    list,
    search = list?.search?.text ?? '',
    pageSize,
    searchLabel,
    filters,
    exportName,
    totals,
  } = props
  const { t } = useTranslation('ui')
  const choice = useColumns(id, columns)
  const [ownSort, setOwnSort] = useState(props.initialSort)
  const [ownPage, setOwnPage] = useState(0)
  const { sort, onSort } = list?.onSort ? list : { sort: ownSort, onSort: setOwnSort }
  const wanted = useDeferredValue(search) // Typing never waits for the rows.

  const texts = useMemo(() => rows && searchable(rows, columns), [rows, columns])
  const sorted = useMemo(() => rows && sortRows(rows, columns, sort), [rows, columns, sort])
  const found = useMemo(() => sorted && texts?.find(wanted, sorted), [texts, sorted, wanted])

  const pages = pageSize === undefined ? 1 : Math.ceil((found?.length ?? 0) / pageSize)
  const page = Math.max(0, Math.min(ownPage, pages - 1)) // R284.
  const offset = page * (pageSize ?? 0)
  const shown = pageSize === undefined ? found : found?.slice(offset, offset + pageSize)
  const tools = {
    views: list?.views && <ViewsMenu id={id} list={list.views} />,
    choice,
    exporting: exportName !== undefined && (
      <ExportButton columns={choice.shown} rows={() => found ?? []} fileName={exportName} />
    ),
  }
  const hasBar = Boolean(searchLabel ?? filters)
  return (
    <div className="table-block">
      {hasBar && (
        <TableBar
          list={list}
          searchLabel={searchLabel}
          searchDelay={REST_MS}
          // Who goes to the search is about to type.
          onSearchFocus={() => setTimeout(() => texts?.prepare(), FOCUS_MS)}
          filters={filters}
          {...tools}
        />
      )}
      <TableFrame
        {...props}
        columns={choice.shown}
        rows={shown}
        total={found?.length}
        offset={offset}
        sort={sort}
        onSort={onSort}
        busy={busy}
        windowed={(shown?.length ?? 0) > WINDOW_FROM}
        expected={pageSize ?? 10}
        instead={insteadOf(props, search, found)}
        totals={totals && found && totals(found)}
        selection={props.bulk?.selection}
        selectsAll={pageSize === undefined}
      />
      {props.bulk && (
        <SelectionBar
          selection={props.bulk.selection}
          total={found?.length ?? 0}
          readAll={() => Promise.resolve(found ?? [])}
        >
          {props.bulk.actions}
        </SelectionBar>
      )}
      <output className="sr-only">
        {found && t('rows', { count: found.length, number: number(found.length) })}
      </output>
      {found !== undefined && found.length > 0 && (
        <div className="table-foot">
          {pageSize === undefined ? (
            <p className="table-count">
              {t(found.length === rows?.length ? 'rows' : 'table.rowsOf', {
                count: found.length,
                number: number(found.length),
                total: number(rows?.length ?? 0),
              })}
            </p>
          ) : (
            <Pager
              list={props.caption}
              page={page}
              totalPages={pages}
              totalElements={found.length}
              size={pageSize}
              onPage={setOwnPage}
            />
          )}
          {!hasBar && <TableTools {...tools} />}
        </div>
      )}
    </div>
  )
}

function insteadOf<Row>(
  { rows, list, empty }: MemoryTableProps<Row>,
  search: string,
  found: readonly Row[] | undefined,
): ReactNode {
  if (rows === undefined || found === undefined || found.length > 0) return null
  return (list?.filters ?? 0) > 0 || (search !== '' && rows.length > 0) ? (
    <EmptyState kind="no-match" onClear={list?.clear} />
  ) : (
    <EmptyState kind="nothing-yet" {...empty} />
  )
}
