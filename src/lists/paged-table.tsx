import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { EmptyState, type EmptyStateProps } from '@/ui/feedback/empty-state.tsx'
import type { Reading } from '@/frame/loaded.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import type { Column } from '@/ui/table/column.ts'
import type { ListAddress } from '@/ui/table/list-address.ts'
import { Pager } from '@/ui/table/pager.tsx'
import { TableFrame } from '@/ui/table/table-frame.tsx'
import type { RowDrawing } from '@/ui/table/table-row.tsx'
import { SelectionBar } from '@/ui/table/selection-bar.tsx'
import { ExportButton, TableBar, TableTools } from '@/ui/table/table-tools.tsx'
import { useColumns } from '@/ui/table/use-columns.ts'
import { WINDOW_FROM } from '@/ui/table/use-window.ts'
import { ViewsMenu } from '@/ui/table/views-menu.tsx'
import type { Selection } from '@/ui/table/use-selection.ts'

/** One page of a list, as the contract has it. */
export interface PageOf<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
  readonly totalPages: number
}

export interface PagedTableProps<Row> extends RowDrawing<Row> {
  /** Under this name the choice of columns is remembered. */
  readonly id: string
  /** What the table lists. */
  readonly caption: string
  /** The first is the name of the row; it cannot be hidden. Keep the array the same between renders. */
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** `useListQuery`; `usePage` where the list is no page of its own. */
  readonly list: ListAddress
  /** What `useRead` answers for the page asked for. */
  readonly read: Reading<PageOf<Row>>
  /** What is searched, such as "Search users"; absent: no search. */
  readonly searchLabel?: string | undefined
  /** Above the table, beside the search. */
  readonly filters?: ReactNode
  /** What to say when there is nothing at all, or no right to see it. */
  readonly empty?: Partial<EmptyStateProps> | undefined
  /** Shows an error in another way, such as a 403 as "no right"; `undefined`: in the usual way. */
  readonly onError?: ((error: unknown) => ReactNode | undefined) | undefined
  /** Name of the CSV file, without `.csv`; absent: no export. */
  readonly exportName?: string | undefined
  /** The rows to export. Default: those of this page. */
  readonly exportRows?: (() => Promise<readonly Row[]>) | undefined
  /** Lets rows be chosen, and says what can be done with them; `readAll` reads all that match. */
  readonly bulk?:
    | {
        readonly selection: Selection<Row>
        readonly readAll: () => Promise<readonly Row[]>
        readonly actions: ReactNode
      }
    | undefined
}

/** A list that the server pages, sorts and filters. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { id, columns, list, read, searchLabel, filters, exportName, exportRows, bulk } = props
  const { page, size, onPage } = list
  const { t } = useTranslation('ui')
  const choice = useColumns(id, columns)
  const { data, error, isValidating } = read
  const pages = data?.totalPages

  useEffect(() => {
    // R284: rows have gone and with them this page.
    if (!isValidating && pages !== undefined && page > 0 && page >= pages)
      onPage(Math.max(0, pages - 1), { replace: true })
  }, [isValidating, pages, page, onPage])

  const instead = insteadOf(props)
  const retry = (): void => void read.mutate()
  const tools = {
    views: list.views && <ViewsMenu id={id} list={list.views} />,
    choice,
    exporting: exportName !== undefined && (
      <ExportButton
        columns={choice.shown}
        rows={exportRows ?? (() => data?.content ?? [])}
        fileName={exportName}
      />
    ),
  }
  const hasBar = Boolean(searchLabel ?? filters)
  return (
    <div className="table-block">
      {hasBar && <TableBar list={list} searchLabel={searchLabel} filters={filters} {...tools} />}
      {data !== undefined && error !== undefined && (
        <Notice
          tone="warning"
          live
          actions={
            <Button size="small" pending={isValidating} onClick={retry}>
              {t('problem.retry')}
            </Button>
          }
        >
          {t('problem.stale')}
        </Notice>
      )}
      <TableFrame
        {...props}
        columns={choice.shown}
        rows={data?.content}
        total={data?.totalElements}
        offset={page * size}
        sort={list.sort}
        onSort={list.onSort}
        busy={isValidating}
        windowed={(data?.content.length ?? 0) > WINDOW_FROM}
        expected={Math.min(size, 10)}
        instead={instead}
        selection={bulk?.selection}
      />
      {bulk && (
        <SelectionBar selection={bulk.selection} total={data?.totalElements ?? 0} readAll={bulk.readAll}>
          {bulk.actions}
        </SelectionBar>
      )}
      <output className="sr-only">
        {data && t('rows', { count: data.totalElements, number: number(data.totalElements) })}
      </output>
      {data !== undefined && data.totalElements > 0 && (
        <div className="table-foot">
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
          {!hasBar && <TableTools {...tools} />}
        </div>
      )}
    </div>
  )
}

function insteadOf<Row>({ read, list, empty, onError }: PagedTableProps<Row>): ReactNode {
  const { data, error, isValidating } = read
  if (data === undefined)
    return error === undefined
      ? null
      : (onError?.(error) ?? (
          <ProblemPanel error={error} pending={isValidating} retry={() => void read.mutate()} />
        ))
  if (data.content.length > 0 || data.totalElements > 0) return null
  return list.filtered ? (
    <EmptyState kind="no-match" onClear={list.clear} />
  ) : (
    <EmptyState kind="nothing-yet" {...empty} />
  )
}
