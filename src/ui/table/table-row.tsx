import { memo, type ReactNode } from 'react'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import { BlockLink } from '../basics/link.tsx'
import { marked } from '../basics/not-received.tsx'
import type { MenuGroup } from '../overlays/menu.tsx'
import type { Column } from './column.ts'
import { RowSelect } from './row-select.tsx'

export interface RowOptions<Row> {
  /** The address of a row's page. The first cell links to it. */
  readonly rowHref?: ((row: Row) => string | undefined) | undefined
  /** The name of a row, if its first cell alone is not clear. */
  readonly rowName?: ((row: Row) => string) | undefined
  /** The actions on a row, in a menu at its end. Every row has at least one. Called when the menu opens. */
  readonly rowActions?: ((row: Row) => readonly MenuGroup[]) | undefined
}

interface TableRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  /** `aria-rowindex`: the position in the whole table, where the header is 1. */
  readonly index: number
  /** The address that the first cell links to. */
  readonly href: string | undefined
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

/** No hooks in here: a list renders one per row, and each hook would cost as much as a cell. */
function TableRowPlain<Row>(props: TableRowProps<Row>) {
  const { row, columns, index, href, menuLabel, menuId, selected } = props
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
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.id} scope="row" data-align={column.align}>
            {nameOf(column, row, href)}
          </th>
        ) : (
          <td key={column.id} data-align={column.align}>
            {contentOf(column, row)}
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

const contentOf = <Row,>({ cell, text }: Column<Row>, row: Row): ReactNode =>
  marked(cell ? cell(row) : text(row))

function nameOf<Row>(column: Column<Row>, row: Row, href: string | undefined): ReactNode {
  const content = contentOf(column, row)
  const name = href === undefined ? content : <BlockLink href={href}>{content}</BlockLink>
  return column.around ? column.around(row, name) : name
}

/** One row. Renders again only when its props change. */
export const TableRow = memo(TableRowPlain) as typeof TableRowPlain
