import { isIncomplete, markIncomplete } from '@/base/not-received.ts'
import useSWR, { type SWRResponse } from 'swr'
import type { CallOptions } from './client.ts'
import { read } from './read.ts'
import type { ApiError } from './errors.ts'
import type { Answer, Operation, OperationId, Params } from './operation.ts'
import type { ReadOptions } from './use-read.ts'

/** R234, G103: pages of 1,000, at most 20 of them; beyond that the list is cut. */
const PAGE_SIZE = 1000
const MAX_PAGES = 20
/** Pages requested at the same time. HTTP/1.1 browsers open at most 6 connections to a server. */
const CONCURRENT_PAGES = 6

/** The operations that answer in the page envelope (G008). */
export type PagedOperationId = {
  [Id in OperationId]: Answer<Id> extends { content: readonly unknown[]; totalPages: number } ? Id : never
}[OperationId]
type RowOf<Id extends PagedOperationId> = Answer<Id> extends { content: readonly (infer Row)[] } ? Row : never
/** The parameters without page and size, which this module sets. */
export type AllParams<Id extends PagedOperationId> = Omit<Params<Id>, 'query'>

/**
 * Reads a whole paged list into memory, for searching and sorting it there.
 * Returns the rows in the server's order. Reads nothing while `params` is `null`.
 */
export function useReadAll<Id extends PagedOperationId>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  { ignore = [] }: Pick<ReadOptions, 'ignore'> = {},
): SWRResponse<readonly RowOf<Id>[], ApiError> {
  return useSWR<readonly RowOf<Id>[], ApiError>(
    params && [operation.id, params, 'all'],
    async () => {
      const pages = await readPages(operation, params, () => ({ ignore }))
      const rows = pages.flatMap(({ content }) => content)
      if (pages.some(isIncomplete)) markIncomplete(rows)
      return rows
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
}

/** Reads the pages of a list, several at a time. `optionsOf` returns the call options of a page, counted from 0. */
export async function readPages<Id extends PagedOperationId>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  optionsOf: (page: number) => CallOptions,
): Promise<readonly PageOf<RowOf<Id>>[]> {
  const readPage = async (page: number): Promise<PageOf<RowOf<Id>>> => {
    // Every paged operation takes page and size, but the generic type does not show that.
    const paged = { ...params, query: { page, size: PAGE_SIZE } } as unknown as Params<Id>
    return (await read(operation, paged, optionsOf(page))) as unknown as PageOf<RowOf<Id>>
  }
  const first = await readPage(0)
  const pages = [first]
  const count = Math.min(first.totalPages, MAX_PAGES)
  let next = 1
  const readOn = async (): Promise<void> => {
    while (next < count) {
      const page = next
      next += 1
      try {
        pages[page] = await readPage(page)
      } catch (error) {
        next = count // The list is useless without this page, so stop requesting others.
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, readOn))
  return pages
}

interface PageOf<Row> {
  readonly content: readonly Row[]
  readonly totalPages: number
}
