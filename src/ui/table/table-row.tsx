import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import { memo, type ReactNode } from 'react'
import { BlockLink } from '../basics/link.tsx'
import { useMenu, type MenuGroup } from '../overlays/menu.tsx'
import type { Column } from './column.ts'
import { RowSelect } from './row-select.tsx'

export interface RowOptions<Row> {
  /** The address of a row's page. The first cell links to it. */
  readonly rowHref?: ((row: Row) => string | undefined) | undefined
  /** The name of a row, if its first cell alone is not clear. */
  readonly rowName?: ((row: Row) => string) | undefined
  /** The actions on a row, in a menu at its end. */
  readonly rowActions?: ((row: Row) => readonly MenuGroup[]) | undefined
}

interface TableRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  /** `aria-rowindex`: the position in the whole table, where the header is 1. */
  readonly index: number
  /** The address that the first cell links to. */
  readonly href: string | undefined
  /** The name of the menu at the end of the row. Empty: this row has no menu. Absent: no row has a menu. */
  readonly menuLabel: string | undefined
  /** Returns the menu of a row when it opens. Pass the same function between renders. */
  readonly menuOf: (row: Row) => readonly MenuGroup[]
  /** `undefined`: the rows of this table cannot be selected. */
  readonly selected: boolean | undefined
  readonly selectLabel: string
  readonly onSelect: (row: Row, on: boolean, extend: boolean) => void
}

function TableRowPlain<Row>(props: TableRowProps<Row>) {
  const { row, columns, index, href, menuLabel, menuOf, selected } = props
  return (
    <tr aria-rowindex={index} data-selected={selected || undefined}>
      {selected !== undefined && (
        <RowSelect
          label={props.selectLabel}
          checked={selected}
          onSelect={(on, extend) => props.onSelect(row, on, extend)}
        />
      )}
      {columns.map((column, place) => {
        const content = column.cell ? column.cell(row) : column.text(row)
        return place === 0 ? (
          <th key={column.id} scope="row" data-align={column.align}>
            <FirstCell href={href}>{content}</FirstCell>
          </th>
        ) : (
          <td key={column.id} data-align={column.align}>
            {content}
          </td>
        )
      })}
      {menuLabel !== undefined && (
        <td className="table-actions">
          {menuLabel !== '' && <RowMenu label={menuLabel} groups={() => menuOf(row)} />}
        </td>
      )}
    </tr>
  )
}

const FirstCell = ({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) =>
  href === undefined ? children : <BlockLink href={href}>{children}</BlockLink>

/** A plain button until it is pressed. With a tooltip and translations per row, rows would render half as fast. */
function RowMenu({ label, groups }: { readonly label: string; readonly groups: () => readonly MenuGroup[] }) {
  const { trigger, overlay } = useMenu({ groups })
  return (
    <>
      <button
        type="button"
        className="button"
        data-icon-only=""
        data-look="quiet"
        data-size="small"
        aria-label={label}
        {...trigger}
      >
        <MoreHorizontal aria-hidden="true" />
      </button>
      {overlay}
    </>
  )
}

/** One row. Renders again only when its props change. */
export const TableRow = memo(TableRowPlain) as typeof TableRowPlain
