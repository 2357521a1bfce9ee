import useSWR, { mutate, type SWRResponse } from 'swr'
import { call } from './client.ts'
import type { ApiError } from './errors.ts'
import type { Answer, Operation, OperationId, Params } from './operation.ts'

export interface ReadOptions {
  /** Error codes that the screen shows itself. */
  readonly ignore?: readonly string[]
  /** An answer at hand is good enough: ask again only when a write refreshes it. */
  readonly keep?: boolean
}
export type Read<Id extends OperationId> = SWRResponse<Answer<Id>, ApiError>

/**
 * Reads one operation, GET or POST alike; the cache key is the operation and its parameters, so nobody writes one.
 * `null` parameters mean: not yet. The last answer stays while another page or filter loads.
 */
export function useRead<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id> | null,
  { ignore = [], keep = false }: ReadOptions = {},
): Read<Id> {
  return useSWR<Answer<Id>, ApiError>(
    params && keyOf(operation, params),
    () => {
      if (params === null) throw new Error('never read without parameters')
      return call(operation, params, { ignore })
    },
    { keepPreviousData: true, revalidateIfStale: !keep, revalidateOnFocus: false, shouldRetryOnError: false },
  )
}

/** Reads ahead into the same cache that `useRead` looks at. Answers what was read; throws `ApiError`. */
export async function readAhead<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  { ignore = [] }: Pick<ReadOptions, 'ignore'> = {},
): Promise<Answer<Id>> {
  const answer = await call(operation, params, { ignore })
  await mutate(keyOf(operation, params), answer, { revalidate: false })
  return answer
}

/** Makes every mounted read of these operations ask again, whatever its parameters; forgets the rest. */
export async function refresh(operations: readonly Operation[]): Promise<void> {
  const ids = new Set<string>(operations.map(({ id }) => id))
  await mutate((key) => Array.isArray(key) && ids.has(String(key[0])))
}

/**
 * Forgets all answers: they belong to whoever was signed in. Those on their way as well, which SWR otherwise hands to
 * whoever asks the same within two seconds; that is what `revalidate` is for, as nothing is mounted by then.
 */
export async function forgetReads(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: true })
}

const keyOf = <Id extends OperationId>(operation: Operation<Id>, params: Params<Id>) =>
  [operation.id, params] as const
