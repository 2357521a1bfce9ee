import type { ReactNode } from 'react'

/** The part of a column that searching and sorting need. It has no React, so that a worker can use it too. */
export interface ColumnText<Row> {
  /** Used to remember hidden columns. Also the sort key, unless `sort` gives another. */
  readonly id: string
  /** The content of the cell as text, for export and search. Also shown, unless there is a `cell`. */
  readonly text: (row: Row) => string
  /** `true`, or the key that the server sorts by. Absent: the column cannot be sorted. */
  readonly sort?: true | string | undefined
  /** The value that rows in memory are sorted by. Default: the text. */
  readonly sortValue?: ((row: Row) => string | number) | undefined
}

/** What a cell of an exported file holds besides text. A moment is shown as Brussels' clocks show it. */
export type FileValue =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'day'; readonly value: string }
  | { readonly kind: 'moment'; readonly value: string }

/** A column of an exported file. */
export type FileColumn<Row> = Pick<Column<Row>, 'header' | 'text' | 'align' | 'sortValue' | 'fileValue'>

export interface Column<Row> extends ColumnText<Row> {
  readonly header: string
  /** Renders the cell. Keep this plain and cheap, because it renders once per row. */
  readonly cell?: ((row: Row) => ReactNode) | undefined
  /** Draws a first cell around the link with the name of the row, such as a second line below it. */
  readonly around?: ((row: Row, name: ReactNode) => ReactNode) | undefined
  /** What the cell of a file holds. Default: the text, or in a column aligned at the end a number that it is sorted by. */
  readonly fileValue?: ((row: Row) => FileValue | undefined) | undefined
  /** What the file has in place of this column, when its cell shows several things. */
  readonly inFile?: readonly FileColumn<Row>[] | undefined
  /** `end` for numbers, amounts and dates. */
  readonly align?: 'start' | 'end' | undefined
  /** The room in px that the usual content takes. The columns share in this proportion what is left. */
  readonly width?: number | undefined
  /** The room in px with which the name of a row is seldom cut. It gets that before others get what is left. */
  readonly roomy?: number | undefined
  /** Which columns give way first where there is not enough room: those of priority 3, then 2, then 1. Default: 2. */
  readonly priority?: 1 | 2 | 3 | undefined
  /** The heading that rows stand under while the list is in the order of this column, such as their month. */
  readonly group?: ((row: Row) => string) | undefined
  /** Whether the user can hide the column. Default: true. The first column can never be hidden. */
  readonly hideable?: boolean | undefined
  /** Hidden until the user shows it. */
  readonly hidden?: boolean | undefined
}

/** The sort key of a column, without direction. `undefined` when the column cannot be sorted. */
export const sortKeyOf = <Row>({ id, sort }: ColumnText<Row>): string | undefined =>
  sort === true ? id : sort

/** The sort after a click on a column: `lastName` is ascending, `-lastName` descending. A second click reverses it. */
export const nextSort = (key: string, sort: string | undefined): string => (sort === key ? `-${key}` : key)
