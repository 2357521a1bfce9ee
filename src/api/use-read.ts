import useSWR, { mutate, type SWRResponse } from 'swr'
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

/** Reads an operation into the cache of `useRead`, ahead of its use. Returns the answer. Throws `ApiError`. */
export async function readAhead<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  { ignore = [] }: Pick<ReadOptions, 'ignore'> = {},
): Promise<Answer<Id>> {
  const answer = await call(operation, params, { ignore })
  await mutate(keyOf(operation, params), answer, { revalidate: false })
  return answer
}

/** Repeats every mounted read of these operations, with any parameters, and drops their other cached answers. */
export async function refresh(operations: readonly Operation[]): Promise<void> {
  const ids = new Set<string>(operations.map(({ id }) => id))
  await mutate((key) => Array.isArray(key) && ids.has(String(key[0])))
}

/**
 * Drops all cached answers, because they belong to the user who was signed in. `revalidate` also drops pending
 * requests, which SWR would otherwise share with the same reads of the next two seconds. No read is mounted at this
 * time.
 */
export async function forgetReads(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: true })
}

const keyOf = <Id extends OperationId>(operation: Operation<Id>, params: Params<Id>) =>
  [operation.id, params] as const
