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
    const state: { readonly data?: Answer<Id> } | undefined = key.startsWith(start)
      ? cache.get(key)
      : undefined
    return state?.data === undefined ? [] : [state.data]
  })
}
