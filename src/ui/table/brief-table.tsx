import './brief-table.css'
import type { ReactNode } from 'react'
import { BlockLink } from '../basics/link.tsx'
import { Loading, SkeletonBar } from '../feedback/skeleton.tsx'
import type { Column } from './column.ts'
import { onRowClick } from './row-click.ts'

export interface BriefTableProps<Row> {
  /** The accessible name of the table. Its column headers are for screen readers only. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  /** `undefined` while they load. */
  readonly rows: readonly Row[] | undefined
  readonly rowId: (row: Row) => string
  readonly rowHref: (row: Row) => string | undefined
  /** The number of rows that fit. */
  readonly size: number
  /** Shown when there are no rows. */
  readonly empty: ReactNode
}

/**
 * The first few rows of a longer list, without search, filters and sorting. Clicking a row opens it. The table keeps
 * its height while loading.
 */
export function BriefTable<Row>({
  caption,
  columns,
  rows,
  rowId,
  rowHref,
  size,
  empty,
}: BriefTableProps<Row>) {
  if (rows?.length === 0) return empty
  return (
    <div className="brief-box">
      <table className="brief-table" style={{ minHeight: size * ROW_HEIGHT }}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                <span className="sr-only">{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions,
            jsx-a11y/click-events-have-key-events -- enlarges the click area of the links in it */}
        <tbody onClick={onRowClick} onAuxClick={onRowClick}>
          {rows
            ? rows.map((row) => <BriefRow key={rowId(row)} row={row} columns={columns} href={rowHref(row)} />)
            : Array.from({ length: size }, (_none, index) => (
                <tr key={index}>
                  <td colSpan={columns.length}>
                    {index === 0 ? (
                      <Loading>
                        <SkeletonBar width="60%" />
                      </Loading>
                    ) : (
                      <SkeletonBar width={`${70 - index * 7}%`} />
                    )}
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}

interface BriefRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly href: string | undefined
}

function BriefRow<Row>({ row, columns, href }: BriefRowProps<Row>) {
  return (
    <tr data-opens={href !== undefined || undefined}>
      {columns.map((column, index) => {
        const content = column.cell ? column.cell(row) : column.text(row)
        return index === 0 ? (
          <th key={column.id} scope="row">
            {href === undefined ? content : <BlockLink href={href}>{content}</BlockLink>}
          </th>
        ) : (
          <td key={column.id} data-align={column.align}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}

/** In px, as in the style sheet. */
const ROW_HEIGHT = 44
