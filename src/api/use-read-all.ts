import useSWR, { mutate, type SWRResponse } from 'swr'
import type { Cut } from '@/base/cut.ts'
import { isIncomplete, markIncomplete } from '@/base/not-received.ts'
import type { CallOptions } from './client.ts'
import { read } from './read.ts'
import type { ApiError } from './errors.ts'
import type { BodyOf, Operation, OperationId, Params, ResponseData } from './operation.ts'
import type { ReadOptions } from './use-read.ts'

/**
 * R234, G103: pages of 1,000 up to the last one, at most 20 of them. A longer list is cut and marked as such. A short
 * page is not the last one, because a server may return fewer rows than requested.
 */
const PAGE_SIZE = 1000
const MAX_PAGES = 20
/** The number of pages requested at the same time. HTTP/1.1 browsers open at most 6 connections to a server. */
const CONCURRENT_PAGES = 6

/** The operations that return a page envelope (G008). */
export type PagedOperationId = {
  [Id in OperationId]: ResponseData<Id> extends { content: readonly unknown[]; totalPages: number }
    ? Id
    : never
}[OperationId]
type RowOf<Id extends PagedOperationId> =
  ResponseData<Id> extends { content: readonly (infer Row)[] } ? Row : never
/** The operations whose server can search the rows. */
export type SearchedOperationId = {
  [Id in PagedOperationId]: 'search' extends keyof BodyOf<Id>
    ? RowOf<Id> extends Identified
      ? Id
      : never
    : never
}[PagedOperationId]
interface Identified {
  readonly ospId: string
}
/** The parameters without page and size, which this module sets. */
export type AllParams<Id extends PagedOperationId> = Omit<Params<Id>, 'query'>

export interface AllRows<Row> {
  /** In the server's order. Rows found later are at the end. */
  readonly rows: readonly Row[]
  /** Set if the server has more rows than these. */
  readonly cut: Cut | undefined
}

/**
 * Reads a whole paged list into memory, for searching and sorting it there. Reads nothing while `params` is `null`. A
 * list with more rows than were read sets `cut`. `pages` is the maximum number of pages, by default 20.
 */
export function useReadAll<Id extends SearchedOperationId>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  { ignore = [], pages: maxPages }: Pick<ReadOptions, 'ignore'> & { readonly pages?: number } = {},
): SWRResponse<AllRows<RowOf<Id>>, ApiError> {
  const key = params && [operation.id, params, 'all']
  return useSWR<AllRows<RowOf<Id>>, ApiError>(
    key,
    async () => {
      const { pages, cut } = await readPages(operation, params, () => ({ ignore }), maxPages)
      const seek: Cut['seek'] = async (words, signal) => {
        const found = await readFound(operation, params, words, { signal })
        await mutate<AllRows<RowOf<Id>>>(key, (before) => before && withFound(before, found.content), {
          revalidate: false,
        })
        return found.isAll
      }
      const all = { rows: pages.flatMap(({ content }) => content), cut: cut && { ...cut, seek } }
      if (pages.some(isIncomplete)) markIncomplete(all)
      return all
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
}

function withFound<Row>(before: AllRows<Row>, found: readonly Row[]): AllRows<Row> {
  const idOf = (row: Row): string => (row as Identified).ospId
  const present = new Set(before.rows.map(idOf))
  const added = found.filter((row) => !present.has(idOf(row)))
  if (added.length === 0) return before
  const all = { ...before, rows: [...before.rows, ...added] }
  if (isIncomplete(before) || added.some(isIncomplete)) markIncomplete(all)
  return all
}

/** The rows that the server finds, up to one page. The caller shows errors. */
export async function readFound<Id extends PagedOperationId>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  query: object,
  options: Pick<CallOptions, 'signal' | 'transport' | 'rowsInWorker'>,
): Promise<{ readonly content: readonly RowOf<Id>[]; readonly isAll: boolean }> {
  const { body } = (params ?? {}) as { readonly body?: object }
  const narrowed = { ...params, body: { ...body, ...query } } as unknown as AllParams<Id>
  const { content, totalPages } = await readPage(operation, narrowed, 0, { ...options, ignore: ['*'] })
  return { content, isAll: totalPages <= 1 }
}

/**
 * Reads the pages of a list, several at a time, and returns whether the server has more. `optionsOf` returns the call
 * options of a page, counted from 0.
 */
export async function readPages<Id extends PagedOperationId>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  optionsOf: (page: number) => CallOptions,
  maxPages = MAX_PAGES,
): Promise<Pages<RowOf<Id>>> {
  const first = await readPage(operation, params, 0, optionsOf(0))
  const pages = [first]
  const count = Math.min(first.totalPages, maxPages)
  let next = 1
  const readOn = async (): Promise<void> => {
    while (next < count) {
      const page = next
      next += 1
      try {
        pages[page] = await readPage(operation, params, page, optionsOf(page))
      } catch (error) {
        next = count // The list is useless without this page, so stop requesting others.
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, readOn))
  const isCut = first.totalPages > maxPages
  return { pages, cut: isCut ? { read: maxPages * PAGE_SIZE, of: first.totalElements } : undefined }
}

interface Pages<Row> {
  readonly pages: readonly PageOf<Row>[]
  readonly cut: Pick<Cut, 'read' | 'of'> | undefined
}

async function readPage<Id extends PagedOperationId>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  page: number,
  options: CallOptions,
): Promise<PageOf<RowOf<Id>>> {
  // Every paged operation takes page and size, but the generic type does not show that.
  const paged = { ...params, query: { page, size: PAGE_SIZE } } as unknown as Params<Id>
  return (await read(operation, paged, options)) as unknown as PageOf<RowOf<Id>>
}

interface PageOf<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
  readonly totalPages: number
}
