import { useCallback, useMemo, useState } from 'react'
import type { ListAddress } from '@/ui/table/list-address.ts'
import { useQueryText } from '@/routes/address-param.ts'
import {
  filtersOf,
  displayOf,
  foundBy,
  isFiltered,
  isSearched,
  queryOfView,
  readListQuery,
  setFilters,
  viewOf,
  writeListQuery,
  type ListQuery,
  type ListSchema,
} from './list-query.ts'

export interface ListState<Schema extends ListSchema> extends ListAddress {
  readonly query: ListQuery<Schema>
  /** Changes the address. `replace`: without a new history entry, for example while typing. */
  readonly change: (change: Partial<ListQuery<Schema>>, options?: { readonly replace?: boolean }) => void
  /** One parameter as written in the address. Empty when it is not set. */
  readonly textOf: (name: string) => string
  readonly setText: (name: string, text: string) => void
}

export interface ListQueryOptions<Schema extends ListSchema> {
  /** Corrects values that do not exist, such as a group of another company. Memoise this function. */
  readonly correct?: ((query: ListQuery<Schema>) => ListQuery<Schema>) | undefined
  /** Keeps the state out of the address. For one of several lists on a page, or a list in a dialog. */
  readonly local?: boolean
}

/** Keeps the state of a list in the address, so that it survives a reload and can be shared and bookmarked. */
export function useListQuery<Schema extends ListSchema>(
  schema: Schema,
  { correct, local = false }: ListQueryOptions<Schema> = {},
): ListState<Schema> {
  const inAddress = useQueryText()
  const ownText = useOwnText()
  const [search, put] = local ? ownText : inAddress
  const query = useMemo(() => {
    const read = readListQuery(schema, search)
    return correct ? correct(read) : read
  }, [schema, search, correct])
  const change = useCallback<ListState<Schema>['change']>(
    (changed, options) => put((now) => writeListQuery(schema, now, changed), options),
    [schema, put],
  )
  const setText = useCallback(
    (name: string, text: string) =>
      put((now) => {
        const change: Record<string, unknown> = {
          [name]: schema[name]?.read(text === '' ? undefined : text),
        }
        return writeListQuery<ListSchema>(schema, now, change)
      }),
    [schema, put],
  )
  const textOf = (name: string): string => schema[name]?.write(query[name]) ?? ''
  const clear = useCallback(
    () =>
      put((now) => {
        const next = new URLSearchParams(now)
        for (const name of [...filtersOf(schema), 'page']) next.delete(name)
        return next.toString()
      }),
    [schema, put],
  )
  const { text, ...how } = useMemo(() => displayOf(schema, search), [schema, search])
  const { onSearch, ...handlers } = useMemo(() => {
    const set = (shown: Partial<ListQuery<ListSchema>>, options?: { readonly replace: boolean }): void =>
      put((now) => writeListQuery<ListSchema>(schema, now, shown), options)
    return {
      onPage: (page: number, options?: { readonly replace: boolean }) => set({ page }, options),
      onSize: hasChoice(schema) ? (size: number) => set({ size }) : undefined,
      onSort: schema.sort && ((sort: string) => set({ sort })),
      // Replace the history entry, because each key press in the search changes the address.
      onSearch: (words: string) => set({ search: words }, { replace: true }),
    }
  }, [schema, put])
  const show = useCallback((view: string) => put((now) => queryOfView(schema, now, view)), [schema, put])
  const hrefOf = useCallback(
    (view: string) => {
      const address = new URL(window.location.href)
      address.search = queryOfView(schema, address.search, view)
      return address.href
    },
    [schema],
  )
  return {
    query,
    change,
    textOf,
    setText,
    ...how,
    ...handlers,
    searchKey: foundBy(schema, query),
    search: text === undefined ? undefined : { text, onSearch },
    filters: setFilters(schema, query).length,
    filtered: isFiltered(schema, query),
    clear,
    views: local
      ? undefined
      : { searched: isSearched(schema, query), view: viewOf(schema, query), show, hrefOf },
  }
}

const hasChoice = ({ size }: ListSchema): boolean => size !== undefined && size.sizes.length > 1

/** The state of a list outside the address, as text in the same format. */
function useOwnText(): ReturnType<typeof useQueryText> {
  const [text, setText] = useState('')
  return [text, setText]
}
