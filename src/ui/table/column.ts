import type { ReactNode } from 'react'

/** What rows say in a column, however it is drawn: what searching and sorting need, in a worker too. */
export interface ColumnText<Row> {
  /** Remembered when the user hides it; the sort key where `sort` gives no other. */
  readonly id: string
  /** What the cell says, as text: for export, search, and to show unless `cell` does. */
  readonly text: (row: Row) => string
  /** `true`, or the key the server sorts by. Absent: cannot be sorted. */
  readonly sort?: true | string | undefined
  /** What rows in memory are sorted by. Default: the text. */
  readonly sortValue?: ((row: Row) => string | number) | undefined
}

export interface Column<Row> extends ColumnText<Row> {
  readonly header: string
  /** Plain markup, cheap: it is drawn once per row. */
  readonly cell?: ((row: Row) => ReactNode) | undefined
  /** `end` for numbers and amounts. */
  readonly align?: 'start' | 'end' | undefined
  /** Any CSS width; the rest is shared. */
  readonly width?: string | undefined
  /** The first column stays; any other may be hidden unless this is false. */
  readonly hideable?: boolean | undefined
  /** Hidden until the user asks for it. */
  readonly hidden?: boolean | undefined
}

/** The key by which a column is sorted, without direction. */
export const sortKeyOf = <Row>({ id, sort }: ColumnText<Row>): string | undefined =>
  sort === true ? id : sort

/** Sort keys are `lastName` ascending and `-lastName` descending; asked again, the other way round. */
export const nextSort = (key: string, sort: string | undefined): string => (sort === key ? `-${key}` : key)
