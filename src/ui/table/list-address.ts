/** The interface between a table and its list. Implemented by `useListQuery`, which keeps the state in the address. */
export interface ListAddress {
  /** Search and filters, as one text that changes with them. */
  readonly searchKey: string
  /** Zero-based. */
  readonly page: number
  /** `replace`: replaces the history entry, because the current page no longer exists. */
  readonly onPage: (page: number, options?: { readonly replace: boolean }) => void
  /** Rows per page, and the sizes to choose from. */
  readonly size: number
  readonly sizes: readonly number[]
  /** Absent: the size is fixed. */
  readonly onSize?: ((size: number) => void) | undefined
  /** As in `nextSort`. */
  readonly sort: string | undefined
  /** Absent: the list has a fixed order, or a table in memory keeps its own order. */
  readonly onSort?: ((sort: string) => void) | undefined
  /** Absent: the list cannot be searched. */
  readonly search?: ListSearch | undefined
  /** The number of active filters, without the search. */
  readonly filters: number
  /** Whether search or filters are set. Then an empty result means that nothing matches. */
  readonly filtered: boolean
  /** Clears search and filters. */
  readonly clear: () => void
  /** Absent: the list has nothing that a saved view could contain. */
  readonly views?: ListViews | undefined
}

export interface ListSearch {
  /** The searched words. Empty: no search. */
  readonly text: string
  readonly onSearch: (text: string) => void
}

/** The interface between the menu of saved views and a list. */
export interface ListViews {
  /** Whether a search is set. Saved views do not contain it, because it may name a person. */
  readonly searched: boolean
  /** The query that a saved view contains: filters, order, rows per page. Empty for the initial state of a list. */
  readonly view: string
  /** Shows a saved view. */
  readonly show: (view: string) => void
  /** The full address that shows a saved view. */
  readonly hrefOf: (view: string) => string
}
