import './table.css'
import { useId, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { ROW_HEIGHTS, useDensity } from './density.ts'
import { sortKeyOf, type Column } from './column.ts'
import { HeadCell } from './head-cell.tsx'
import { PageSelect } from './row-select.tsx'
import { HEAD_ROWS, TableBody, type TableBodyProps } from './table-body.tsx'
import { CHECK_WIDTH, MENU_WIDTH } from './column-types.ts'
import { typeOf } from './fit-columns.ts'
import type { Fitting } from './use-fitting.ts'

export interface TableFrameProps<Row> extends TableBodyProps<Row> {
  /** The accessible name, which describes the rows. */
  readonly caption: string
  /** The element around the table, whose width `fitting` measures. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly fitting: Fitting<Row>
  /** The number of rows on all pages. */
  readonly total: number | undefined
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
  /** Newer rows are loading, so the current ones are dimmed. */
  readonly busy: boolean
  /** A last row with totals, by column id. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined
  /** The checkbox in the header selects the whole list, because the rows are not a page of it. */
  readonly selectsAll?: boolean | undefined
  /** Selects all matching rows, if only a part of them is loaded. */
  readonly onSelectAll?: (() => void) | undefined
}

/**
 * The table element: the header, and the rows or the content that replaces them. The page scrolls it, and its header
 * stays visible.
 */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { caption, rows, total, sort, onSort, busy, placeholder, totals, selection, box, fitting } = props
  const { t } = useTranslation('ui')
  const captionId = useId()
  const density = useDensity()
  const hasActions = props.rowActions !== undefined
  const { shown: columns, columnsBelowName, widths, minWidth } = fitting
  const isLoading = rows === undefined && !placeholder
  const cells = columns.length + (hasActions ? 1 : 0) + (selection ? 1 : 0)
  return (
    <div
      className="table-box"
      ref={box}
      data-density={density}
      data-wide={minWidth !== undefined || undefined}
      role="group"
      aria-labelledby={captionId}
      // A scrolling box must be focusable by keyboard.
      tabIndex={minWidth === undefined ? undefined : 0}
    >
      <table
        className="table"
        style={{ minWidth }}
        data-selectable={selection !== undefined || undefined}
        data-windowed={props.windowed || undefined}
        data-busy={(busy && rows !== undefined) || undefined}
        aria-busy={busy || isLoading}
        aria-rowcount={total === undefined ? -1 : total + 1}
      >
        <caption id={captionId} className="sr-only">
          <span>{caption}</span>
          {total !== undefined && <span>{`, ${t('rows', { count: total, number: number(total) })}`}</span>}
        </caption>
        <colgroup>
          {selection && <col data-type="check" style={{ width: CHECK_WIDTH }} />}
          {columns.map((column, index) => (
            <col key={column.id} data-type={typeOf(column)} style={{ width: widths[index] }} />
          ))}
          {hasActions && <col data-type="menu" style={{ width: MENU_WIDTH }} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={HEAD_ROWS}>
            {selection && (
              <PageSelect
                rows={rows ?? []}
                selection={selection}
                all={props.selectsAll}
                found={props.onSelectAll && { total: total ?? 0, select: props.onSelectAll }}
              />
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {hasActions && (
              <th scope="col" className="table-actions">
                <span className="sr-only">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <TableBody
          {...props}
          columns={columns}
          columnsBelowName={columnsBelowName}
          cells={cells}
          rowHeight={ROW_HEIGHTS[density]}
          groupOf={groupOf(props.columns, sort)}
        />
        {totals && rows !== undefined && !placeholder && (
          <tfoot>
            <tr>
              {selection && <td aria-hidden="true" />}
              {columns.map(({ id, align }) => (
                <td key={id} data-align={align}>
                  {totals[id]}
                </td>
              ))}
              {hasActions && <td aria-hidden="true" />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** The group headings of the sorted column. */
const groupOf = <Row,>(columns: readonly Column<Row>[], sort: string | undefined) =>
  columns.find((column) => column.group && sortKeyOf(column) === sort?.replace('-', ''))?.group
