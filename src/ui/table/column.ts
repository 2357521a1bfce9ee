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

export interface Column<Row> extends ColumnText<Row> {
  readonly header: string
  /** Renders the cell. Keep this plain and cheap, because it renders once per row. */
  readonly cell?: ((row: Row) => ReactNode) | undefined
  /** `end` for numbers and amounts. */
  readonly align?: 'start' | 'end' | undefined
  /** Any CSS width. Columns without a width share the remaining space. */
  readonly width?: string | undefined
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
