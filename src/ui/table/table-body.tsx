import { useCallback, useEffect, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenuOfMany, type MenuGroup } from '../overlays/menu.tsx'
import type { Column } from './column.ts'
import { onRowClick, onRowPress } from './row-click.ts'
import { onRowKey } from './row-keys.ts'
import { differencesIn } from './row-names.ts'
import { TableRow, type RowOptions } from './table-row.tsx'
import type { Selection } from './use-selection.ts'
import { usePageWindow } from './use-window.ts'

/** `aria-rowindex` counts from 1 and includes the header row. */
export const HEAD_ROWS = 1

/** The range of rows that have been loaded, for a table with more rows than are loaded at once. */
export interface RowsPart {
  /** Index of the first loaded row, from 0. */
  readonly from: number
  /** The number of all rows. */
  readonly count: number
  /** Called with the range of visible rows; `end` is exclusive. Pass the same function until the rows change. */
  readonly onVisibleRange: (first: number, end: number) => void
}

export interface TableBodyProps<Row> extends RowOptions<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** `undefined` while the rows load. */
  readonly rows: readonly Row[] | undefined
  /** Set when `rows` are only a part of the rows that a windowed table scrolls through. */
  readonly part?: RowsPart | undefined
  /** Index of the first row among the rows of all pages, from 0. */
  readonly offset: number
  /** Render only the visible rows. */
  readonly windowed: boolean
  /** Shown instead of rows: an empty state or an error. */
  readonly placeholder: ReactNode
  /** The number of rows in the skeleton. */
  readonly expected: number
  /** Adds a first column with checkboxes to select rows. */
  readonly selection?: Selection<Row> | undefined
}

/** The rows of a table, or the content that replaces them. */
export function TableBody<Row>(
  props: TableBodyProps<Row> & {
    /** Hidden columns, whose text is shown below the name. */
    readonly columnsBelowName: readonly Column<Row>[]
    readonly cells: number
    readonly rowHeight: number
    readonly groupOf: Column<Row>['group']
  },
) {
  const { rows, part, placeholder, cells, offset, rowHeight } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const menus = useMenuOfMany(props.rowActions ?? noMenu)
  const isLoading = rows === undefined && !placeholder
  const first = offset + HEAD_ROWS + 1
  const last = offset + HEAD_ROWS + (part?.count ?? rows?.length ?? 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only handles the events of the links in it
    <tbody
      ref={body}
      className={isLoading ? 'skeletons' : undefined}
      onKeyDown={(event) => onRowKey(event, { body: body.current, rowHeight, first, last })}
      onMouseDown={onRowPress}
      onClick={onRowClick}
      onAuxClick={onRowClick}
      onPointerOver={({ target }) => isInMenuCell(target) && menus.preload()}
      onFocus={({ target }) => isInMenuCell(target) && menus.preload()}
    >
      {isLoading ? (
        <SkeletonRows columns={cells} rows={props.expected} />
      ) : placeholder ? (
        <tr>
          <td className="table-instead" colSpan={cells}>
            {placeholder}
          </td>
        </tr>
      ) : (
        <Rows {...props} rows={rows ?? []} body={body} menus={menus} />
      )}
      {menus.overlay}
    </tbody>
  )
}

const isInMenuCell = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.table-actions') !== null

const noMenu = (): readonly MenuGroup[] => []

/** Takes the place of the row's name while the label is translated once for all rows. */
const NAME_PLACEHOLDER = '\u0000'

function Rows<Row>(
  props: TableBodyProps<Row> & {
    readonly rows: readonly Row[]
    /** Hidden columns, whose text is shown below the name. */
    readonly columnsBelowName: readonly Column<Row>[]
    readonly cells: number
    readonly rowHeight: number
    readonly groupOf: Column<Row>['group']
    readonly body: RefObject<HTMLElement | null>
    readonly menus: Pick<ReturnType<typeof useMenuOfMany<Row>>, 'openId' | 'toggle'>
  },
) {
  const { rows, columns, rowId, rowHref, rowName, rowActions, offset, windowed, part, body, cells } = props
  const { selection, menus, rowHeight } = props
  // A windowed table places rows by their height alone, so it has no headings between them.
  const groupOf = windowed ? undefined : props.groupOf
  const { t } = useTranslation('ui')
  const id = useId()
  const { from = 0, count = rows.length, onVisibleRange } = part ?? {}
  const visible = usePageWindow(body, count, windowed, rowHeight)
  const first = clamp(visible.first, from, from + rows.length)
  const end = clamp(visible.end, from, from + rows.length)
  const onSelect = useSelect(rows, selection)
  const [nameColumn] = columns
  const nameOf = useCallback(
    (row: Row): string => rowName?.(row) ?? nameColumn?.text(row) ?? '',
    [rowName, nameColumn],
  )
  const differencesOf = useMemo(
    () => differencesIn(rows, nameOf, [...columns.slice(1), ...props.columnsBelowName]),
    [rows, nameOf, columns, props.columnsBelowName],
  )
  const menuLabel = rowActions && t('table.rowActions', { name: NAME_PLACEHOLDER })
  const selectLabel = selection ? t('selection.row', { name: NAME_PLACEHOLDER }) : ''
  useEffect(() => onVisibleRange?.(visible.first, visible.end), [onVisibleRange, visible.first, visible.end])
  return (
    <>
      {first > 0 && <Gap height={first * rowHeight} cells={cells} />}
      {rows.slice(first - from, end - from).flatMap((row, place, shown) => {
        const group = groupOf?.(row)
        const before = shown[place - 1]
        const differences = differencesOf(row)
        const name = [nameOf(row), differences].filter(Boolean).join(', ')
        const menuId = `${id}${rowId(row)}`
        const tableRow = (
          <TableRow
            key={rowId(row)}
            row={row}
            columns={columns}
            columnsBelowName={props.columnsBelowName}
            index={offset + first + place + HEAD_ROWS + 1}
            href={rowHref?.(row)}
            differences={differences}
            onOpen={props.onRowOpen}
            menuLabel={menuLabel?.replace(NAME_PLACEHOLDER, () => name)}
            menuId={menuId}
            menuOpen={menus.openId === menuId}
            onMenu={menus.toggle}
            selected={selection?.has(row)}
            selectLabel={selectLabel.replace(NAME_PLACEHOLDER, () => name)}
            onSelect={onSelect}
          />
        )
        if (group === undefined || (before !== undefined && groupOf?.(before) === group)) return [tableRow]
        return [
          <GroupHead key={`of ${rowId(row)}`} cells={cells}>
            {group}
          </GroupHead>,
          tableRow,
        ]
      })}
      {end < count && <Gap height={(count - end) * rowHeight} cells={cells} />}
    </>
  )
}

/** The visible heading of a group. For screen readers, each row repeats it in a cell. */
const GroupHead = ({ cells, children }: { readonly cells: number; readonly children: string }) => (
  <tr className="table-group" aria-hidden="true">
    <td colSpan={cells}>{children}</td>
  </tr>
)

/**
 * Takes the space of rows that are not rendered. It has row lines, in case the user scrolls to it before they render.
 */
const Gap = ({ height, cells }: GapProps) => (
  <tr className="table-gap" aria-hidden="true" style={{ height }}>
    <td colSpan={cells} aria-hidden="true" />
  </tr>
)
interface GapProps {
  readonly height: number
  readonly cells: number
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** Returns a stable function that selects a row, or with Shift the range from the row selected before. */
function useSelect<Row>(rows: readonly Row[], selection: Selection<Row> | undefined) {
  const lastSelected = useRef<Row>(undefined)
  const latestRows = useRef(rows)
  useEffect(() => {
    latestRows.current = rows
  }, [rows])
  const mark = selection?.mark
  return useCallback(
    (row: Row, on: boolean, extend: boolean): void => {
      const { current } = latestRows
      const to = current.indexOf(row)
      const from = extend && lastSelected.current !== undefined ? current.indexOf(lastSelected.current) : -1
      lastSelected.current = row
      mark?.(from < 0 ? [row] : current.slice(Math.min(from, to), Math.max(from, to) + 1), on)
    },
    [mark],
  )
}

/**
 * The skeleton rows. One cell per column spans all rows (its height comes from `--rows`), because the browser
 * renders that faster.
 */
function SkeletonRows({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  const { t } = useTranslation('ui')
  return (
    <tr className="table-awaited" style={{ '--rows': rows }}>
      {Array.from({ length: columns }, (_cell, cell) => (
        <td key={cell}>{cell === 0 && <span className="sr-only">{t('loading')}</span>}</td>
      ))}
    </tr>
  )
}
