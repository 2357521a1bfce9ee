import { useMemo, type ReactNode } from 'react'
import { read as readNow } from '@/api/read.ts'
import type { Operation, OperationId, Params, ResponseData } from '@/api/operation.ts'
import { useRead, type ReadOptions } from '@/api/use-read.ts'
import { valueOr, throwOnMissingFlags } from '@/base/not-received.ts'
import type { Reading } from '@/frame/loaded.tsx'
import type { ListedTableProps } from '@/ui/table/listed-table.tsx'
import type { ListQuery, ListSchema } from './list-query.ts'
import { useListQuery, type ListQueryOptions, type ListState } from './use-list-query.ts'

/** The contract's envelope for one page of a list (G008). */
interface PageOf<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
  readonly totalPages: number
}
/** The operations that return a list: all rows, or one page of them. */
export type ListOperationId = {
  [Id in OperationId]: ResponseData<Id> extends readonly unknown[] | PageOf<unknown> ? Id : never
}[OperationId]
export type RowOf<Id extends ListOperationId> =
  ResponseData<Id> extends readonly (infer Row)[]
    ? Row
    : ResponseData<Id> extends PageOf<infer Row>
      ? Row
      : never
/** The parameters of the call, without page, size and sort, which `useList` adds. */
export type ListRequest<Id extends OperationId> = Omit<Params<Id>, 'query'> & {
  readonly query?: Partial<Params<Id>['query']>
}

/** A list for `ListView`. Its rows may be paged, in memory, or in a worker. */
export interface List<Row> {
  readonly state: ListState<ListSchema>
  readonly sortKeys: readonly string[]
  /** The minimum number of characters to search. */
  readonly searchFrom: number
  /** The search for rows in memory. Empty while it has too few characters. */
  readonly search: string
  /** The loaded rows. Absent if they are in a worker. */
  readonly rows: readonly Row[] | undefined
  /** For a list with paging on the server. Absent: `rows` has all rows. */
  readonly pages?: { readonly totalElements: number; readonly totalPages: number } | undefined
  readonly isPaged: boolean
  readonly read: Reading<unknown>
  /** Reads all matching rows of all pages, in display order. Throws `ApiError`. */
  readonly readAll: () => Promise<readonly Row[]>
  /** Renders the table if its rows are neither paged nor in memory. */
  readonly renderTable?: (table: ListedTableProps<Row>) => ReactNode
}
export type ListOf<Row, Schema extends ListSchema> = List<Row> & { readonly query: ListQuery<Schema> }

export interface ListOptions<Row, Schema extends ListSchema> extends ReadOptions, ListQueryOptions<Schema> {
  /** Filters rows in memory. It must depend only on its arguments. */
  readonly keeps?: (row: Row, query: ListQuery<Schema>) => boolean
}

/** The largest page size that the contract allows (R234). */
const MAX_PAGE_SIZE = 1000

/**
 * Reads a list for `ListView`. With `page` in the schema, the server pages, sorts and filters it. Otherwise all rows
 * are in memory, where the table sorts, searches and filters them. `request` returns the parameters of the call for the
 * query in the address, or `null` to read nothing yet.
 */
export function useList<Id extends ListOperationId, const Schema extends ListSchema>(
  operation: Operation<Id>,
  schema: Schema,
  request: (query: ListQuery<Schema>) => ListRequest<Id> | null,
  { keeps, correct, local = false, ...options }: ListOptions<RowOf<Id>, Schema> = {},
): ListOf<RowOf<Id>, Schema> {
  const state = useListQuery(schema, { correct, local })
  const query = useSearched(schema, state.query)
  const isPaged = schema.page !== undefined
  const { page, size, sort } = state
  const listRequest = request(query)
  const paramsFor = (pageOfAll: object): Params<Id> =>
    // Every paged list of the contract takes page, size and sort, but the generic type does not show that.
    ({
      ...listRequest,
      ...(isPaged && { query: { ...listRequest?.query, ...pageOfAll } }),
    }) as unknown as Params<Id>
  const ofOrder = sort === undefined ? {} : { sort }
  const read = useRead(operation, listRequest && paramsFor({ page, size, ...ofOrder }), options)
  const loaded = rowsIn<Id>(read.data)
  const rows = useKept(loaded?.rows, query, keeps)
  return {
    ...stateOf(schema, state, query),
    rows,
    pages: loaded?.pages,
    isPaged,
    read,
    readAll: async () => {
      if (!isPaged || listRequest === null) return rows ?? []
      const all: RowOf<Id>[] = []
      for (let next = 0; ; next += 1) {
        const part = rowsIn<Id>(
          await readNow(operation, paramsFor({ page: next, size: MAX_PAGE_SIZE, ...ofOrder })),
        )
        all.push(...(part?.rows ?? []))
        if (next + 1 >= (part?.pages?.totalPages ?? 0)) return all
      }
    },
  }
}

/**
 * Like `useList`, but for rows that the screen computes, such as from two reads. Pass the same array between renders.
 */
export function useRows<Row, const Schema extends ListSchema>(
  schema: Schema,
  read: Reading<readonly Row[]>,
  { keeps, ...options }: Pick<ListOptions<Row, Schema>, 'keeps' | 'correct' | 'local'> = {},
): ListOf<Row, Schema> {
  const state = useListQuery(schema, options)
  const query = useSearched(schema, state.query)
  const rows = useKept(read.data, query, keeps)
  return { ...stateOf(schema, state, query), rows, isPaged: false, read, readAll: async () => rows ?? [] }
}

/** Combines reads into one. Its error is the first error, and `mutate` repeats the failed reads. */
export function readTogether(...reads: readonly Reading<unknown>[]): Omit<Reading<unknown>, 'data'> {
  const failed = reads.filter(({ error }) => error !== undefined)
  return {
    error: failed[0]?.error,
    isValidating: reads.some(({ isValidating }) => isValidating),
    mutate: () => failed.forEach(({ mutate }) => void mutate()),
  }
}

/** The part of a `List` that comes from the address. */
export function stateOf<Schema extends ListSchema>(
  schema: Schema,
  state: ListState<Schema>,
  query: ListQuery<Schema>,
) {
  const { search }: { readonly search?: unknown } = query
  return {
    state: state as unknown as ListState<ListSchema>, // Only the screen needs the exact type of the schema.
    query,
    sortKeys: schema.sort?.keys ?? NO_KEYS,
    searchFrom: schema.search?.from ?? 1,
    search: typeof search === 'string' ? search : '',
  }
}

/** The rows in memory that pass the filters. The same array until rows or query change. */
function useKept<Row, Query>(
  rows: readonly Row[] | undefined,
  query: Query,
  keeps: ((row: Row, query: Query) => boolean) | undefined,
): readonly Row[] | undefined {
  return useMemo(
    // Keep a row if the filter needs a value that was not received, because the row itself shows what is missing.
    () => (keeps ? rows?.filter((row) => valueOr(() => keeps(throwOnMissingFlags(row), query), true)) : rows),
    // oxlint-disable-next-line react/exhaustive-deps -- `keeps` depends only on its arguments
    [rows, query],
  )
}

const NO_KEYS: readonly string[] = []

/** The query with a search of too few characters removed. The same object until the address changes. */
export function useSearched<Schema extends ListSchema>(
  schema: Schema,
  query: ListQuery<Schema>,
): ListQuery<Schema> {
  return useMemo(() => {
    const { search }: { readonly search?: unknown } = query
    const isShort = typeof search === 'string' && [...search].length < (schema.search?.from ?? 0)
    return isShort ? { ...query, search: '' } : query
  }, [schema, query])
}

/** The rows of a response, with the number of pages if it is one page. */
function rowsIn<Id extends ListOperationId>(
  data: ResponseData<Id> | undefined,
):
  | { readonly rows: readonly RowOf<Id>[]; readonly pages?: Omit<PageOf<unknown>, 'content'> | undefined }
  | undefined {
  if (data === undefined) return undefined
  // `ListOperationId` ensures one of these types, but the generic type does not show that.
  const list = data as unknown as readonly RowOf<Id>[] | PageOf<RowOf<Id>>
  return 'content' in list ? { rows: list.content, pages: list } : { rows: list }
}
