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
import { TableRow, type RowDrawing } from './table-row.tsx'
import type { Selection } from './use-selection.ts'
import { useFit } from './use-fit.ts'
import { ROW_HEIGHT, useWindow, WINDOWED_WIDTH } from './use-window.ts'

export interface TableFrameProps<Row> extends RowDrawing<Row> {
  /** What the table lists: its name for a screen reader. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** `undefined`: not there yet. */
  readonly rows: readonly Row[] | undefined
  /** Where `rows` are some of many that a windowed table scrolls through. */
  readonly part?: RowsPart | undefined
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
  /** Lets rows be chosen, in a first column. */
  readonly selection?: Selection<Row> | undefined
  /** The rows are all there are, not a page of them. */
  readonly selectsAll?: boolean | undefined
}

/** Which of many rows are at hand. */
export interface RowsPart {
  /** Place of the first, from 0. */
  readonly from: number
  /** How many there are. */
  readonly count: number
  /** Told which rows are in sight, `end` excluded; the same function as long as the rows are the same. */
  readonly onSight: (first: number, end: number) => void
}

/** Rows are counted from 1, the head included. */
const HEAD_ROWS = 1

/** The table itself: head, rows or what stands for them. */
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
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

/** The same function always, which does what the one given last does. Not to be called while rendering. */
function useLatest<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** Stands for rows that are not drawn. Its cell has their lines, for when it comes into sight before they do. */
const Gap = ({ rows, cells }: { readonly rows: number; readonly cells: number }) => (
  <tr className="table-gap" aria-hidden="true" style={{ height: rows * ROW_HEIGHT }}>
    <td colSpan={cells} aria-hidden="true" />
  </tr>
)

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Chooses a row, or with the shift key all from the one chosen before. The same function always: each row has it. */
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
