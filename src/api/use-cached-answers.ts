import { useSWRConfig } from 'swr'
import type { Answer, Operation, OperationId } from './operation.ts'

/**
 * The cached responses of an operation, with any parameters. They may be outdated: use them only as placeholders until
 * the response arrives.
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
