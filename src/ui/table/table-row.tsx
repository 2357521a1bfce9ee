import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import { memo, type ReactNode } from 'react'
import { BlockLink } from '../basics/link.tsx'
import { useMenu, type MenuGroup } from '../overlays/menu.tsx'
import type { Column } from './column.ts'
import { RowSelect } from './row-select.tsx'

export interface RowDrawing<Row> {
  /** The page of a row; its first cell links there. */
  readonly rowHref?: ((row: Row) => string | undefined) | undefined
  /** What a row is called, where its first cell alone does not tell. */
  readonly rowName?: ((row: Row) => string) | undefined
  /** What can be done with a row, in a menu at its end. */
  readonly rowActions?: ((row: Row) => readonly MenuGroup[]) | undefined
}

interface TableRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  /** Place in the whole table, the head being 1. */
  readonly index: number
  /** The page that the first cell links to. */
  readonly href: string | undefined
  /** Names the menu at the end of the row; empty: this row has none; absent: no row has one. */
  readonly menuLabel: string | undefined
  /** The menu of a row, asked for when it opens. The same function between renders. */
  readonly menuOf: (row: Row) => readonly MenuGroup[]
  /** `undefined`: rows are not selected here. */
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

/** A bare button until it is pressed: with a tooltip and words of its own, rows would take twice as long to draw. */
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

/** One row, rendered again only when what it shows changes. */
export const TableRow = memo(TableRowPlain) as typeof TableRowPlain
