import { useSWRConfig } from 'swr'
import type { Operation, OperationId, ResponseData } from './operation.ts'

/**
 * The cached responses of an operation, with any parameters. They may be outdated: use them only as placeholders until
 * the response arrives.
 */
export function useCachedResponses<Id extends OperationId>(
  operation: Operation<Id>,
): readonly ResponseData<Id>[] {
  const { cache } = useSWRConfig()
  const start = `@"${operation.id}",`
  return [...cache.keys()].flatMap((key) => {
    const state: { readonly data?: ResponseData<Id> } | undefined = key.startsWith(start)
      ? cache.get(key)
      : undefined
    return state?.data === undefined ? [] : [state.data]
  })
}
