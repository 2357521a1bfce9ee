import useSWR, { mutate, SWRConfig, unstable_serialize, type SWRResponse } from 'swr'
import { call } from './client.ts'
import type { ApiError } from './errors.ts'
import type { Answer, Operation, OperationId, Params } from './operation.ts'

export interface ReadOptions {
  /** Error codes that the screen shows itself. */
  readonly ignore?: readonly string[]
  /** Use a cached answer without checking for changes. It is read again only when a write refreshes it. */
  readonly keep?: boolean
}
export type Read<Id extends OperationId> = SWRResponse<Answer<Id>, ApiError>

/**
 * Reads one operation, GET or POST. The cache key is the operation with its parameters, so callers need no key.
 * Reads nothing while `params` is `null`. The last answer stays while another page or filter loads.
 */
export function useRead<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id> | null,
  { ignore = [], keep = false }: ReadOptions = {},
): Read<Id> {
  const read = useSWR<Answer<Id>, ApiError>(
    params && keyOf(operation, params),
    () => {
      if (params === null) throw new Error('never read without parameters')
      return call(operation, params, { ignore })
    },
    { keepPreviousData: true, revalidateIfStale: !keep, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  // SWR draws again only for what was looked at. A dialog whose code arrives after the answer looks too late.
  void read.data
  void read.error
  return read
}

export interface ReadAhead<Id extends OperationId> {
  /** Throws `ApiError`. Need not be awaited. */
  readonly answer: Promise<Answer<Id>>
  /** Puts the answer into the cache of `useRead`, once it is there. Throws `ApiError` when there is none. */
  readonly apply: () => Promise<unknown>
}

/** Reads an operation ahead of its use. Asks at once; the caller decides when the answer is applied. */
export function askAhead<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  { ignore = [] }: Pick<ReadOptions, 'ignore'> = {},
): ReadAhead<Id> {
  const answer = call(operation, params, { ignore })
  answer.catch(() => undefined) // Whoever applies it learns of the failure.
  return {
    answer,
    apply: async () => mutate(keyOf(operation, params), await answer, { revalidate: false }),
  }
}

/** Repeats every mounted read of these operations, with any parameters, and drops their other cached answers. */
export async function refresh(operations: readonly Operation[]): Promise<void> {
  const ids = new Set<string>(operations.map(({ id }) => id))
  await mutate((key) => Array.isArray(key) && ids.has(String(key[0])))
}

/** Repeats every mounted read that has failed and is not being repeated already. */
export async function retryFailed(): Promise<void> {
  const { cache } = SWRConfig.defaultValue
  await mutate((key) => {
    const state = cache.get(unstable_serialize(key))
    return state?.error !== undefined && state.isValidating !== true
  })
}

/**
 * Drops all cached answers: they belong to the user who was signed in, or cannot be shown. `revalidate` also drops pending
 * requests, which SWR would otherwise share with the same reads of the next two seconds. Mounted reads start again.
 */
export async function forgetReads(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: true })
}

const keyOf = <Id extends OperationId>(operation: Operation<Id>, params: Params<Id>) =>
  [operation.id, params] as const
