import useSWR, { type SWRResponse } from 'swr'
import { call, type CallOptions } from './client.ts'
import type { ApiError } from './errors.ts'
import type { Answer, Operation, OperationId, Params } from './operation.ts'
import type { ReadOptions } from './use-read.ts'

/** R234, G103: pages of 1,000, at most 20 of them; beyond that the list is cut. */
const PAGE_SIZE = 1000
const MAX_PAGES = 20
/** So many pages are asked for at a time: as many as browsers ask of one server by HTTP/1.1. */
const AT_ONCE = 6

/** The operations that answer in the page envelope (G008). */
export type PagedOperationId = {
  [Id in OperationId]: Answer<Id> extends { content: readonly unknown[]; totalPages: number } ? Id : never
}[OperationId]
type RowOf<Id extends PagedOperationId> = Answer<Id> extends { content: readonly (infer Row)[] } ? Row : never
/** The parameters without page and size, which are ours here. */
export type AllParams<Id extends PagedOperationId> = Omit<Params<Id>, 'query'>

/**
 * Reads a whole paged list into memory, for searching and sorting it there.
 * Answers the rows in the server's order. `null` parameters mean: not yet.
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
      return pages.flatMap(({ content }) => content)
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
}

/** Reads the pages of a list, several at a time. `optionsOf` tells how each is called, counted from 0. */
export async function readPages<Id extends PagedOperationId>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  optionsOf: (page: number) => CallOptions,
): Promise<readonly PageOf<RowOf<Id>>[]> {
  const readPage = async (page: number): Promise<PageOf<RowOf<Id>>> => {
    // Every paged operation takes page and size; the general type cannot know.
    const paged = { ...params, query: { page, size: PAGE_SIZE } } as unknown as Params<Id>
    return (await call(operation, paged, optionsOf(page))) as unknown as PageOf<RowOf<Id>>
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
        next = count // The list is lost without it: no other page is asked for.
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn))
  return pages
}

interface PageOf<Row> {
  readonly content: readonly Row[]
  readonly totalPages: number
}
