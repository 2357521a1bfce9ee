/** What a table needs to know of the address of its list, whatever that lists: a part of `useListQuery`. */
export interface ListAddress {
  /** How many filters are set, the search not counted. */
  readonly filters: number
  /** Search or filters are set: nothing found then means nothing matches. */
  readonly filtered: boolean
  /** Clears search and filters. */
  readonly clear: () => void
  /** Words are searched for, which a saved view does not keep: they may name a person. */
  readonly searched: boolean
  /** What a saved view keeps: filters, order, rows per page; empty for a list as it begins. */
  readonly view: string
  /** Shows a saved view. */
  readonly show: (view: string) => void
  /** The whole address that shows it. */
  readonly hrefOf: (view: string) => string
}
