import './table.css'
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { SkeletonBar } from '../skeleton.tsx'
import { nextSort, sortKeyOf, type Column } from './column.ts'
import { TableRow, type RowDrawing } from './table-row.tsx'
import { ROW_HEIGHT, useWindow } from './use-window.ts'

export interface TableFrameProps<Row> extends RowDrawing<Row> {
  /** What the table lists: its name for a screen reader. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** `undefined`: not there yet. */
  readonly rows: readonly Row[] | undefined
  /** Rows in all, on every page. */
  readonly total: number | undefined
  /** Place of the first row in the whole, from 0. */
  readonly offset: number
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
  /** Newer rows are on their way: these are shown dimmed. */
  readonly busy: boolean
  /** Draws only the rows in sight. */
  readonly windowed: boolean
  /** Rows of the skeleton. */
  readonly expected: number
  /** Stands instead of rows: nothing found, or what went wrong. */
  readonly instead: ReactNode
  /** A last row, by column id. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined
}

/** The table itself: head, rows or what stands for them. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { caption, columns, rows, total, sort, onSort, busy, windowed, instead, totals, rowActions } = props
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  const captionId = useId()
  useWide(box)
  const hasActions = rowActions !== undefined
  const scrollable = windowed || props.rowHref === undefined
  return (
    <div
      className="table-box"
      ref={box}
      role="group"
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={scrollable ? 0 : undefined}
    >
      <table
        className="table"
        data-windowed={windowed || undefined}
        data-busy={(busy && rows !== undefined) || undefined}
        aria-busy={busy || (rows === undefined && !instead)}
        aria-rowcount={total === undefined ? -1 : total + 1}
      >
        <caption id={captionId} className="sr-only">
          {caption}
          {total !== undefined && `, ${t('rows', { count: total, number: number(total) })}`}
        </caption>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
          {hasActions && <col style={{ width: 48 }} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {hasActions && (
              <td className="table-actions">
                <span className="sr-only">{t('actions')}</span>
              </td>
            )}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- on behalf of the links in it */}
        <tbody onKeyDown={moveBetweenRows}>
          {rows === undefined && !instead ? (
            <SkeletonRows columns={columns.length + (hasActions ? 1 : 0)} rows={props.expected} />
          ) : instead ? (
            <tr>
              <td className="table-instead" colSpan={columns.length + (hasActions ? 1 : 0)}>
                {instead}
              </td>
            </tr>
          ) : (
            <Rows {...props} rows={rows ?? []} box={box} />
          )}
        </tbody>
        {totals && rows !== undefined && !instead && (
          <tfoot>
            <tr>
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

/** Marks a box that is narrower than its table, so that a line shows where the row's actions cover the rest. */
function useWide(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const look = (): void =>
      void element.toggleAttribute('data-wide', element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [box])
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: Pick<TableFrameProps<Row>, 'sort' | 'onSort'> & { readonly column: Column<Row> }) {
  const key = sortKeyOf(column)
  if (key === undefined || !onSort)
    return (
      <th scope="col" data-align={column.align}>
        {column.header}
      </th>
    )
  const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" data-align={column.align} aria-sort={direction}>
      <button type="button" className="table-sort" onClick={() => onSort(nextSort(key, sort))}>
        <span>{column.header}</span>
        <Icon aria-hidden="true" />
      </button>
    </th>
  )
}

function Rows<Row>({
  rows,
  columns,
  rowId,
  rowHref,
  rowName,
  rowActions,
  offset,
  windowed,
  box,
}: TableFrameProps<Row> & {
  readonly rows: readonly Row[]
  readonly box: RefObject<HTMLDivElement | null>
}) {
  const { t } = useTranslation('ui')
  const nameOfActions = useCallback((name: string) => t('table.rowActions', { name }), [t])
  const { first, end } = useWindow(box, rows.length, windowed)
  return (
    <>
      {first > 0 && <tr aria-hidden="true" style={{ height: first * ROW_HEIGHT }} />}
      {rows.slice(first, end).map((row, place) => (
        <TableRow
          key={rowId(row)}
          row={row}
          columns={columns}
          index={offset + first + place + 2}
          rowHref={rowHref}
          rowName={rowName}
          rowActions={rowActions}
          nameOfActions={nameOfActions}
        />
      ))}
      {end < rows.length && <tr aria-hidden="true" style={{ height: (rows.length - end) * ROW_HEIGHT }} />}
    </>
  )
}

function SkeletonRows({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  const { t } = useTranslation('ui')
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_cell, cell) => (
        <td key={cell}>
          {row === 0 && cell === 0 && <span className="sr-only">{t('loading')}</span>}
          <SkeletonBar width={`${55 + ((row * 7 + cell * 13) % 40)}%`} />
        </td>
      ))}
    </tr>
  ))
}

/** Arrow up and down go to the same control of the row above and below. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const control = event.target instanceof Element ? event.target : null
  const row = control?.closest('tr')
  if (!control || !row || control.closest('input, select, textarea, [role=menu]')) return
  const place = controlsOf(row).findIndex((candidate) => candidate === control)
  let next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
  while (next && controlsOf(next).length === 0)
    next = event.key === 'ArrowDown' ? next.nextElementSibling : next.previousElementSibling
  const controls = next ? controlsOf(next) : []
  const target = controls[place] ?? controls[0]
  if (!target) return
  event.preventDefault()
  target.focus()
}

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('a[href], button')]
