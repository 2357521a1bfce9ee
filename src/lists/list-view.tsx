import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isIncomplete } from '@/base/not-received.ts'
import { whenIdle } from '@/base/when-idle.ts'
import type { Actions } from '@/actions/define-actions.ts'
import { useRowActions, type RowActions } from '@/actions/row-actions.tsx'
import type { Href } from '@/routes/href.ts'
import { routeOf } from '@/routes/known-routes.ts'
import { preload } from '@/routes/screens.ts'
import type { RouteName } from '@/routes/routes.ts'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { isNameless, useColumnsOf, type Columns } from './columns.tsx'
import { Filters, type Filter } from './filters.tsx'
import { ListProblem, StaleNotice } from './list-problem.tsx'
import { translateBelow } from './list-words.ts'
import { PagedTable } from './paged-table.tsx'
import type { List } from './use-list.ts'

export interface ListViewProps<Row> {
  /** The result of `useList`. */
  readonly list: List<Row>
  /** The name under which the browser stores the user's columns and saved views. */
  readonly id: string
  /** The screen of the list, which gives area and caption. Without it, set `area` and the text `<words>.caption`. */
  readonly name?: RouteName | undefined
  /** The area of the texts. */
  readonly area?: string | undefined
  /**
   * The prefix of its text keys: `<words>.search`, `.empty.title`, `.empty.text`, `.file`, `.filters.<name>`,
   * `.caption`. For a missing key, except the caption, the text below `list` is used, which the lists of an area share.
   */
  readonly words?: string
  /** Values to insert into the caption, such as a month. */
  readonly captionValues?: Readonly<Record<string, string>>
  readonly columns: Columns<Row>
  readonly filters?: readonly Filter[]
  readonly actions?: Actions<Row> | undefined
  /** The address of the page of a row. */
  readonly rowTo?: ((row: Row) => Href | undefined) | undefined
  /** The name of a row, if its first cell alone is ambiguous. */
  readonly rowName?: ((row: Row) => string) | undefined
  /** A button for the first step, shown while the list has no rows. */
  readonly emptyAction?: ReactNode
  /** Whether the rows can be exported, as a file with the name `<words>.file`. */
  readonly exported?: boolean
  /** Rows per page, with a pager. Only for rows in memory. */
  readonly pageSize?: number
  /** Returns a last row with totals of the matching rows, by column id. Only for rows in memory. */
  readonly totals?: (rows: readonly Row[]) => Readonly<Record<string, ReactNode>>
}

/** A list: search, filters, table, row and bulk actions, export, saved views, and empty and error states. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { actions } = props
  return actions ? <ListWithActions {...props} actions={actions} /> : <ListTable {...props} />
}

function ListWithActions<Row>(props: ListViewProps<Row> & { readonly actions: Actions<Row> }) {
  const { actions, list } = props
  const { rows, isPaged, renderTable } = list
  const hasAllRows = !isPaged && !renderTable
  const rowActions = useRowActions(actions, { rows, among: hasAllRows ? rows : undefined })
  return (
    <>
      <ListTable {...props} {...rowActions} />
      {rowActions.dialogs}
    </>
  )
}

/** How long a list is open before the code of its row page is prefetched, in ms. */
const LOOKED_AT_MS = 500

/** Most users open a row next, also by keyboard, so this prefetches the code of its page. */
function usePrefetchRowScreen<Row>({ list: { rows = [] }, rowTo }: ListViewProps<Row>): void {
  const [first] = rows
  const address = first && !isIncomplete(first) ? rowTo?.(first) : undefined
  useEffect(
    () => (address === undefined ? undefined : whenIdle(() => preload(address), LOOKED_AT_MS)),
    [address],
  )
}

function ListTable<Row>(
  props: ListViewProps<Row> & Partial<Pick<RowActions<Row>, 'rowActions' | 'opening' | 'bulk'>>,
) {
  const { list, words = 'list', filters, opening } = props
  const rowTo = props.rowTo ?? opening?.hrefOf
  const { translate, area, caption } = useListWords(props)
  const columns = useColumnsOf(props.columns, list.sortKeys)
  const { state, read } = list
  usePrefetchRowScreen(props)
  const table = {
    id: props.id,
    caption,
    columns,
    rowId: props.columns.rowId,
    rowHref: rowTo && ((row: Row) => (isNameless(props.columns, row) ? undefined : rowTo(row))),
    onRowOpen: props.rowTo === undefined ? opening?.open : undefined,
    rowName: props.rowName,
    rowActions: props.rowActions,
    list: state,
    searchLabel: state.search && translate('search', { count: list.searchFrom }),
    filters: filters && <Filters area={area} words={words} filters={filters} state={state} />,
    empty: { title: translate('empty.title'), text: translate('empty.text'), action: props.emptyAction },
    exportName: (props.exported ?? true) ? translate('file') : undefined,
  }
  const faults = {
    problem: read.error !== undefined && <ListProblem read={read} />,
    stale: <StaleNotice read={read} />,
  }
  if (list.renderTable) return list.renderTable({ ...table, ...faults, bulk: props.bulk })
  if (list.isPaged) {
    const { rows, pages } = list
    const data = rows && pages && { ...pages, content: rows }
    return <PagedTable {...table} bulk={props.bulk} read={{ ...read, data }} readAll={list.readAll} />
  }
  return (
    <MemoryTable
      {...table}
      {...faults}
      rows={list.rows}
      busy={read.isValidating}
      search={list.search}
      bulk={props.bulk}
      pageSize={props.pageSize}
      totals={props.totals}
    />
  )
}

/** The texts of a list, and its caption. */
export function useListWords<Row>({ name, words = 'list', ...list }: Omit<ListViewProps<Row>, 'list'>) {
  const area = list.area ?? (name === undefined ? list.columns.area : routeOf(name).area)
  const { t } = useTranslation(area)
  const translate = translateBelow(t, words)
  const caption = t(name === undefined ? `${words}.caption` : `screens.${name}`, list.captionValues ?? {})
  return { translate, area, caption }
}
