/** What a table needs to know of its list, whatever that lists: a part of `useListQuery`. */
export interface ListAddress {
  /** Zero-based. */
  readonly page: number
  /** `replace`: not the user's doing; the page left does not exist any more. */
  readonly onPage: (page: number, options?: { readonly replace: boolean }) => void
  /** Rows per page, and what else it may be. */
  readonly size: number
  readonly sizes: readonly number[]
  /** Absent: the size is fixed. */
  readonly onSize?: ((size: number) => void) | undefined
  /** As in `nextSort`. */
  readonly sort: string | undefined
  /** Absent: the list is in one order, or a table in memory keeps its own. */
  readonly onSort?: ((sort: string) => void) | undefined
  /** Absent: the list is not searched. */
  readonly search?: ListSearch | undefined
  /** How many filters are set, the search not counted. */
  readonly filters: number
  /** Search or filters are set: nothing found then means nothing matches. */
  readonly filtered: boolean
  /** Clears search and filters. */
  readonly clear: () => void
  /** Absent: there is nothing that a saved view could keep. */
  readonly views?: ListViews | undefined
}

/** The words that a list is searched for. */
export interface ListSearch {
  /** Empty: none. */
  readonly text: string
  readonly onSearch: (text: string) => void
}

/** What the saved views of a list need to know of it. */
export interface ListViews {
  /** Words are searched for, which a saved view does not keep: they may name a person. */
  readonly searched: boolean
  /** What a saved view keeps: filters, order, rows per page; empty for a list as it begins. */
  readonly view: string
  /** Shows a saved view. */
  readonly show: (view: string) => void
  /** The whole address that shows it. */
  readonly hrefOf: (view: string) => string
}
