import type { ReactNode } from 'react'
import type { ColumnType, Priority } from './column-types.ts'

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

/** The value of a cell in an exported file, besides text. A moment is shown in Brussels time. */
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
  /** Renders a first cell around the link with the name of the row, such as a second line below it. */
  readonly around?: ((row: Row, name: ReactNode) => ReactNode) | undefined
  /** The value of the cell in a file. Default: the text, or the numeric sort value in a right-aligned column. */
  readonly fileValue?: ((row: Row) => FileValue | undefined) | undefined
  /** The file columns that replace this one, if its cell shows several values. */
  readonly inFile?: readonly FileColumn<Row>[] | undefined
  /** `end` for numbers, amounts and dates. */
  readonly align?: 'start' | 'end' | undefined
  /** The type of its content, which determines the width of the column and when it is hidden. Default: text. */
  readonly type?: ColumnType | undefined
  /** Hides the column earlier or later than its type does. */
  readonly priority?: Priority | undefined
  /**
   * Whether the row has the usual value, such as "booked". Then its cell stays empty. Files, filters and search still
   * have the value.
   */
  readonly silent?: ((row: Row) => boolean) | undefined
  /** The text in the cell, if it differs from `text`, to estimate its width. */
  readonly shown?: ((row: Row) => string) | undefined
  /** The heading above rows while the list is sorted by this column, such as their month. */
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
