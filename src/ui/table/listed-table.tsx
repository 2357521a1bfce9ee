import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { EmptyState, type EmptyStateProps } from '@/ui/feedback/empty-state.tsx'
import type { Column } from './column.ts'
import type { ListAddress } from './list-address.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TableFrame, type RowsPart } from './table-frame.tsx'
import type { RowDrawing } from './table-row.tsx'
import { ExportButton, TableBar, TableTools } from './table-tools.tsx'
import { useColumns } from './use-columns.ts'
import type { Selection } from './use-selection.ts'
import { WINDOW_FROM } from './use-window.ts'
import { ViewsMenu } from './views-menu.tsx'

/** What a screen says of a list, wherever its rows are. */
export interface ListedTableProps<Row> extends RowDrawing<Row> {
  /** Under this name the choice of columns is remembered. */
  readonly id: string
  /** What the table lists. */
  readonly caption: string
  /** The first is the name of the row; it cannot be hidden. Keep the array the same between renders. */
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** What is searched, such as "Search users"; absent: no search. */
  readonly searchLabel?: string | undefined
  /** Above the table, beside the search. */
  readonly filters?: ReactNode
  /** `useListQuery`, where search, filters and order stand in the address. */
  readonly list?: ListAddress | undefined
  readonly empty?: Partial<EmptyStateProps> | undefined
  /** Name of the CSV file, without `.csv`; absent: no export. It holds the rows found, in the order shown. */
  readonly exportName?: string | undefined
  /** Stands in place of rows that could not be read. */
  readonly problem?: ReactNode
  /** Above rows that could not be read again. */
  readonly stale?: ReactNode
  /** Lets rows be chosen, and says what can be done with them. */
  readonly bulk?: { readonly selection: Selection<Row>; readonly actions: ReactNode } | undefined
}

/** What was found in it, by whoever holds the rows. */
interface FoundProps<Row> extends Order {
  /** Those to draw. `undefined`: on their way. */
  readonly rows: readonly Row[] | undefined
  /** Where they are some of many that are scrolled through. */
  readonly part?: RowsPart | undefined
  readonly busy: boolean
  /** The words that they were searched for. */
  readonly search: string
  /** How many were found. */
  readonly total: number | undefined
  /** How many there are with any search. */
  readonly among: number | undefined
  /** Place of the first of `rows` among them, where a pager shows others. */
  readonly offset?: number | undefined
  /** Rows of the skeleton. */
  readonly expected?: number | undefined
  readonly readFound: () => readonly Row[] | Promise<readonly Row[]>
  readonly onSearchFocus?: (() => void) | undefined
  /** A last row, by column id. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined
  /** Below the table, in place of how many there are. */
  readonly pager?: ReactNode
  /** How long typing in the search must rest, in ms. Default: 180. */
  readonly searchDelay?: number | undefined
}

/** Longer than from one letter to the next: each search writes the address and draws the table. */
const REST_MS = 180

/** A list, wherever its rows are: bar, table, and count or pager. */
export function ListedTable<Row>(props: ListedTableProps<Row> & FoundProps<Row>) {
  const { id, columns, rows, part, list, total, among = 0, searchLabel, filters, exportName, pager } = props
  const { t } = useTranslation('ui')
  const choice = useColumns(id, columns)
  const tools = {
    views: list?.views && <ViewsMenu id={id} list={list.views} />,
    choice,
    exporting: exportName !== undefined && (
      <ExportButton columns={choice.shown} rows={props.readFound} fileName={exportName} />
    ),
  }
  const hasBar = Boolean(searchLabel ?? filters)
  return (
    <div className="table-block">
      {hasBar && (
        <TableBar
          list={list}
          searchLabel={searchLabel}
          searchDelay={props.searchDelay ?? REST_MS}
          onSearchFocus={props.onSearchFocus}
          filters={filters}
          {...tools}
        />
      )}
      {total !== undefined && props.stale}
      <TableFrame
        {...props}
        columns={choice.shown}
        offset={props.offset ?? 0}
        windowed={(part?.count ?? rows?.length ?? 0) > WINDOW_FROM}
        expected={props.expected ?? 10}
        instead={insteadOf(props)}
        selection={props.bulk?.selection}
        selectsAll={!pager}
      />
      {props.bulk && (
        <SelectionBar
          selection={props.bulk.selection}
          total={total ?? 0}
          readAll={async () => props.readFound()}
        >
          {props.bulk.actions}
        </SelectionBar>
      )}
      <output className="sr-only">
        {total !== undefined && t('rows', { count: total, number: number(total) })}
      </output>
      {total !== undefined && total > 0 && (
        <div className="table-foot">
          {pager || (
            <p className="table-count">
              {t(total === among ? 'rows' : 'table.rowsOf', {
                count: total,
                number: number(total),
                total: number(among),
              })}
            </p>
          )}
          {!hasBar && <TableTools {...tools} />}
        </div>
      )}
    </div>
  )
}

/** The order: the address's, where it has one, or the table's own. */
export function useOrder(list: ListAddress | undefined, initial?: string): Order {
  const [sort, onSort] = useState(initial)
  return list?.onSort ? { sort: list.sort, onSort: list.onSort } : { sort, onSort }
}

interface Order {
  readonly sort: string | undefined
  /** Absent: the list is in one order. */
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
}: ListedTableProps<Row> & FoundProps<Row>): ReactNode {
  if (rows === undefined || total === undefined) return problem ?? null
  if (total > 0) return null
  return (list?.filters ?? 0) > 0 || (search !== '' && among > 0) ? (
    <EmptyState kind="no-match" onClear={list?.clear} />
  ) : (
    <EmptyState kind="nothing-yet" {...empty} />
  )
}
