import { memo, type MouseEvent, type ReactNode } from 'react'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import { BlockLink } from '../basics/link.tsx'
import { withMark } from '../basics/not-received.tsx'
import type { MenuGroup } from '../overlays/menu.tsx'
import { TwoLines } from './cells.tsx'
import type { Column } from './column.ts'
import { nameAt } from './fit-columns.ts'
import { RowSelect } from './row-select.tsx'

export interface RowOptions<Row> {
  /** The address of a row's page. The first cell links to it. */
  readonly rowHref?: ((row: Row) => string | undefined) | undefined
  /**
   * Opens a row without navigation, if its address is the one of a dialog on this page. Pass the same function between
   * renders.
   */
  readonly onRowOpen?: ((row: Row) => void) | undefined
  /** The name of a row, if its first cell alone is not clear. */
  readonly rowName?: ((row: Row) => string) | undefined
  /** The actions on a row, in a menu at its end. Every row has at least one. Called when the menu opens. */
  readonly rowActions?: ((row: Row) => readonly MenuGroup[]) | undefined
}

interface TableRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  /** Hidden columns, whose text is shown below the name. */
  readonly columnsBelowName: readonly Column<Row>[]
  /** `aria-rowindex`: the position in the whole table, where the header is 1. */
  readonly index: number
  /** The address that the first cell links to. */
  readonly href: string | undefined
  /** What tells it from rows with the same name, for screen readers. */
  readonly differences: string
  readonly onOpen: ((row: Row) => void) | undefined
  /** The name of the menu at the end of the row. Absent: the rows have no menu. */
  readonly menuLabel: string | undefined
  /** The id of the button that opens the menu. */
  readonly menuId: string
  readonly menuOpen: boolean
  /** Opens the menu of a row. Pass the same function between renders. */
  readonly onMenu: (row: Row, id: string) => void
  /** `undefined`: the rows of this table cannot be selected. */
  readonly selected: boolean | undefined
  readonly selectLabel: string
  readonly onSelect: (row: Row, on: boolean, extend: boolean) => void
}

/** Uses no hooks, because a list renders one per row, and each hook would cost as much as a cell. */
function TableRowPlain<Row>(props: TableRowProps<Row>) {
  const { row, columns, columnsBelowName, index, href, menuLabel, menuId, selected } = props
  const nameIndex = nameAt(columns)
  const secondLine = columnsBelowName
    .map((column) => (column.silent?.(row) ? '' : column.text(row)))
    .filter(Boolean)
    .join(' · ')
  return (
    <tr
      aria-rowindex={index}
      data-opens={href !== undefined || undefined}
      data-selected={selected || undefined}
    >
      {selected !== undefined && (
        <RowSelect
          label={props.selectLabel}
          checked={selected}
          onSelect={(on, extend) => props.onSelect(row, on, extend)}
        />
      )}
      {columns.map((column, columnIndex) =>
        columnIndex === 0 ? (
          <th key={column.id} scope="row" data-align={column.align}>
            {withSecond(nameOf(column, row, props), columnIndex === nameIndex ? secondLine : '')}
          </th>
        ) : (
          <td key={column.id} data-align={column.align}>
            {withSecond(contentOf(column, row), columnIndex === nameIndex ? secondLine : '')}
          </td>
        ),
      )}
      {menuLabel !== undefined && (
        <td className="table-actions">
          <button
            type="button"
            className="button"
            data-icon-only=""
            data-look="quiet"
            data-size="small"
            id={menuId}
            aria-label={menuLabel}
            aria-haspopup="menu"
            aria-expanded={props.menuOpen}
            onClick={() => props.onMenu(row, menuId)}
          >
            <MoreHorizontal />
          </button>
        </td>
      )}
    </tr>
  )
}

const contentOf = <Row,>({ cell, text, silent }: Column<Row>, row: Row): ReactNode =>
  silent?.(row) ? null : withMark(cell ? cell(row) : text(row))

const withSecond = (name: ReactNode, secondLine: string): ReactNode =>
  secondLine === '' ? name : <TwoLines first={name} second={<bdi>{secondLine}</bdi>} />

function nameOf<Row>(
  column: Column<Row>,
  row: Row,
  { href, differences, onOpen }: Pick<TableRowProps<Row>, 'href' | 'differences' | 'onOpen'>,
): ReactNode {
  const content = contentOf(column, row)
  const onClick =
    onOpen &&
    ((event: MouseEvent): void => {
      event.preventDefault()
      onOpen(row)
    })
  const name =
    href === undefined ? (
      content
    ) : (
      <BlockLink
        href={href}
        aria-label={differences === '' ? undefined : `${(column.shown ?? column.text)(row)}, ${differences}`}
        onClick={onClick}
      >
        {content}
      </BlockLink>
    )
  return column.around ? column.around(row, name) : name
}

/** One row. Renders again only when its props change. */
export const TableRow = memo(TableRowPlain) as typeof TableRowPlain
