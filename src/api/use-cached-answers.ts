import { useSWRConfig } from 'swr'
import type { Answer, Operation, OperationId } from './operation.ts'

/**
 * The answers of an operation that are in the cache of `useRead` now, with whatever parameters. They may be outdated:
 * only for what stands in until the real answer comes.
 */
export function useCachedAnswers<Id extends OperationId>(operation: Operation<Id>): readonly Answer<Id>[] {
  const { cache } = useSWRConfig()
  const start = `@"${operation.id}",`
  return [...cache.keys()].flatMap((key) => {
    const state: { readonly data?: unknown } | undefined = key.startsWith(start) ? cache.get(key) : undefined
    // The key starts with the id of the operation, so that this is its answer.
    return state?.data === undefined ? [] : [state.data as Answer<Id>]
  })
}
