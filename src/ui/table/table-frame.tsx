import './table.css'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import type { MenuGroup } from '../overlays/menu.tsx'
import { SkeletonBar } from '../feedback/skeleton.tsx'
import type { Column } from './column.ts'
import { HeadCell } from './head-cell.tsx'
import { onRowKey } from './row-keys.ts'
import { PageSelect } from './row-select.tsx'
import { TableRow, type RowOptions } from './table-row.tsx'
import type { Selection } from './use-selection.ts'
import { useFit } from './use-fit.ts'
import { ROW_HEIGHT, useWindow, WINDOWED_WIDTH } from './use-window.ts'

export interface TableFrameProps<Row> extends RowOptions<Row> {
  /** The accessible name: what the table lists. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** `undefined` while the rows load. */
  readonly rows: readonly Row[] | undefined
  /** Set when `rows` are only a part of the rows that a windowed table scrolls through. */
  readonly part?: RowsPart | undefined
  /** The number of rows on all pages. */
  readonly total: number | undefined
  /** Index of the first row among the rows of all pages, from 0. */
  readonly offset: number
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
  /** Newer rows are loading, so the current ones are dimmed. */
  readonly busy: boolean
  /** Render only the visible rows. */
  readonly windowed: boolean
  /** The number of rows in the skeleton. */
  readonly expected: number
  /** Shown instead of rows: an empty state or an error. */
  readonly instead: ReactNode
  /** A last row with totals, by column id. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined
  /** Adds a first column with checkboxes to select rows. */
  readonly selection?: Selection<Row> | undefined
  /** The checkbox in the header selects the whole list, because the rows are not a page of it. */
  readonly selectsAll?: boolean | undefined
}

/** Which of many rows have been loaded. */
export interface RowsPart {
  /** Index of the first loaded row, from 0. */
  readonly from: number
  /** The number of all rows. */
  readonly count: number
  /** Called with the range of visible rows, without `end`. Pass the same function until the rows change. */
  readonly onSight: (first: number, end: number) => void
}

/** `aria-rowindex` counts from 1 and includes the header row. */
const HEAD_ROWS = 1

/** The table element: header, and rows or what shows instead of them. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { caption, columns, rows, total, sort, onSort, busy, windowed, instead, totals, rowActions } = props
  const { selection } = props
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  const captionId = useId()
  useFit(box, { rows, columns, windowed })
  const isAwaited = rows === undefined && !instead
  const hasActions = rowActions !== undefined
  const cells = columns.length + (hasActions ? 1 : 0) + (selection ? 1 : 0)
  const first = props.offset + HEAD_ROWS + 1
  const last = props.offset + HEAD_ROWS + (props.part?.count ?? rows?.length ?? 0)
  const scrollable = windowed || props.rowHref === undefined
  return (
    <div
      className="table-box"
      ref={box}
      role="group"
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be focusable by keyboard
      tabIndex={scrollable ? 0 : undefined}
    >
      <table
        className="table"
        data-windowed={windowed || undefined}
        style={windowed ? { minWidth: WINDOWED_WIDTH } : undefined}
        data-selectable={selection !== undefined || undefined}
        data-busy={(busy && rows !== undefined) || undefined}
        aria-busy={busy || isAwaited}
        aria-rowcount={total === undefined ? -1 : total + 1}
      >
        <caption id={captionId} className="sr-only">
          {caption}
          {total !== undefined && `, ${t('rows', { count: total, number: number(total) })}`}
        </caption>
        <colgroup>
          {selection && <col style={{ width: 40 }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
          {hasActions && <col style={{ width: 48 }} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={HEAD_ROWS}>
            {selection && <PageSelect rows={rows ?? []} selection={selection} all={props.selectsAll} />}
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
        <tbody
          className={isAwaited ? 'skeletons' : undefined}
          onKeyDown={(event) => onRowKey(event, { box: box.current, first, last })}
        >
          {isAwaited ? (
            <SkeletonRows columns={cells} rows={props.expected} />
          ) : instead ? (
            <tr>
              <td className="table-instead" colSpan={cells}>
                {instead}
              </td>
            </tr>
          ) : (
            <Rows {...props} rows={rows ?? []} cells={cells} box={box} />
          )}
        </tbody>
        {totals && rows !== undefined && !instead && (
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

function Rows<Row>({
  rows,
  columns,
  rowId,
  rowHref,
  rowName,
  rowActions,
  offset,
  windowed,
  part,
  box,
  cells,
  selection,
}: TableFrameProps<Row> & {
  readonly rows: readonly Row[]
  readonly cells: number
  readonly box: RefObject<HTMLDivElement | null>
}) {
  const { t } = useTranslation('ui')
  const menuOf = useLatest(rowActions ?? noMenu)
  const { from = 0, count = rows.length, onSight } = part ?? {}
  const inSight = useWindow(box, count, windowed)
  const first = clamp(inSight.first, from, from + rows.length)
  const end = clamp(inSight.end, from, from + rows.length)
  const onSelect = useSelect(rows, selection)
  useEffect(() => onSight?.(inSight.first, inSight.end), [onSight, inSight.first, inSight.end])
  return (
    <>
      {first > 0 && <Gap rows={first} cells={cells} />}
      {rows.slice(first - from, end - from).map((row, place) => {
        const name = rowName?.(row) ?? columns[0]?.text(row) ?? ''
        return (
          <TableRow
            key={rowId(row)}
            row={row}
            columns={columns}
            index={offset + first + place + HEAD_ROWS + 1}
            href={rowHref?.(row)}
            menuLabel={rowActions && (hasMenu(rowActions(row)) ? t('table.rowActions', { name }) : '')}
            menuOf={menuOf}
            selected={selection?.has(row)}
            selectLabel={selection ? t('selection.row', { name }) : ''}
            onSelect={onSelect}
          />
        )
      })}
      {end < count && <Gap rows={count - end} cells={cells} />}
    </>
  )
}

const noMenu = (): readonly MenuGroup[] => []

const hasMenu = (groups: readonly MenuGroup[]): boolean => groups.some(({ items }) => items.length > 0)

/** Returns a stable function that calls the latest one given. Do not call it while rendering. */
function useLatest<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/**
 * Takes the space of rows that are not rendered. It has row lines, in case the user scrolls to it before they render.
 */
const Gap = ({ rows, cells }: { readonly rows: number; readonly cells: number }) => (
  <tr className="table-gap" aria-hidden="true" style={{ height: rows * ROW_HEIGHT }}>
    <td colSpan={cells} aria-hidden="true" />
  </tr>
)

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Returns a stable function that selects a row, or with Shift the range from the row selected before. */
function useSelect<Row>(rows: readonly Row[], selection: Selection<Row> | undefined) {
  const last = useRef<Row>(undefined)
  const present = useRef(rows)
  useEffect(() => {
    present.current = rows
  }, [rows])
  const mark = selection?.mark
  return useCallback(
    (row: Row, on: boolean, extend: boolean): void => {
      const { current } = present
      const to = current.indexOf(row)
      const from = extend && last.current !== undefined ? current.indexOf(last.current) : -1
      last.current = row
      mark?.(from < 0 ? [row] : current.slice(Math.min(from, to), Math.max(from, to) + 1), on)
    },
    [mark],
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
