import useSWR, { mutate, SWRConfig, unstable_serialize, type SWRResponse } from 'swr'
import { hasIncomplete } from '@/base/not-received.ts'
import { sessionSignal } from '@/base/tokens.ts'
import { read } from './read.ts'
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
  const found = useSWR<Answer<Id>, ApiError>(
    params && keyOf(operation, params),
    () => {
      if (params === null) throw new Error('never read without parameters')
      return takeAhead(keyOf(operation, params)) ?? read(operation, params, { ignore })
    },
    {
      keepPreviousData: true,
      revalidateIfStale: !keep && !(params && isAhead(operation, params)),
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  // SWR draws again only for what was looked at. A dialog whose code arrives after the answer looks too late.
  void found.data
  void found.error
  return found
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
  const session = sessionSignal()
  const answer = read(operation, params, { ignore })
  answer.catch(() => undefined) // Whoever applies it learns of the failure.
  return {
    answer,
    apply: async () => {
      const data = await answer
      // An answer that comes after the session has ended would be kept for whoever signs in next.
      return session.aborted || mutate(keyOf(operation, params), data, { revalidate: false })
    },
  }
}

/** So long an answer that was asked for ahead counts as new. After that a read asks itself. */
const AHEAD_MS = 5_000
const ahead = new Map<string, Promise<unknown>>()

/**
 * Asks before the component that will read it is rendered. That read takes this answer, or this failure, and does not ask
 * again; if the answer is here by then, the component shows it at once. Resolves when the answer is here, or a failure.
 */
export async function readAhead<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  options: Pick<ReadOptions, 'ignore'> = {},
): Promise<void> {
  const cacheKey = keyOf(operation, params)
  const key = unstable_serialize(cacheKey)
  const { answer } = askAhead(operation, params, options)
  ahead.set(key, answer)
  setTimeout(() => {
    if (ahead.get(key) === answer) ahead.delete(key)
  }, AHEAD_MS)
  const data = await answer.catch(() => undefined)
  // Not after a change or another user, and who reads it already has it.
  if (data !== undefined && ahead.get(key) === answer) await mutate(cacheKey, data, { revalidate: false })
}

/** Whether this was asked for ahead: its answer is new. */
const isAhead = <Id extends OperationId>(operation: Operation<Id>, params: Params<Id>): boolean =>
  ahead.size > 0 && ahead.has(unstable_serialize(keyOf(operation, params)))

function takeAhead<Id extends OperationId>(
  key: ReturnType<typeof keyOf<Id>>,
): Promise<Answer<Id>> | undefined {
  const name = unstable_serialize(key)
  const asked = ahead.get(name) as Promise<Answer<Id>> | undefined
  ahead.delete(name)
  return asked
}

/** Repeats every mounted read of these operations, with any parameters, and drops their other cached answers. */
export async function refresh(operations: readonly Operation[]): Promise<void> {
  ahead.clear()
  const ids = new Set<string>(operations.map(({ id }) => id))
  await mutate((key) => Array.isArray(key) && ids.has(String(key[0])))
}

/** Returns whether any read of these operations, of those that are known now, has another answer by then. */
export function watchReads(operations: readonly Operation[]): () => boolean {
  const { cache } = SWRConfig.defaultValue
  // A key begins with the id of its operation (`keyOf`).
  const begins = operations.map(({ id }) => unstable_serialize([id]))
  const before = [...cache.keys()].flatMap((key) => {
    const data: unknown = cache.get(key)?.data
    return data !== undefined && begins.some((begin) => key.startsWith(begin)) ? [{ key, data }] : []
  })
  return () =>
    before.some(({ key, data }) => {
      const now: unknown = cache.get(key)?.data
      // SWR keeps the same object for an answer that says the same.
      return now !== undefined && now !== data
    })
}

/** Repeats every mounted read that has failed, or lacks something, and is not being repeated already. */
export async function retryFailed(): Promise<void> {
  const { cache } = SWRConfig.defaultValue
  await mutate((key) => {
    const state = cache.get(unstable_serialize(key))
    if (state === undefined || state.isValidating === true) return false
    return state.error !== undefined || hasIncomplete(state.data)
  })
  for (const listener of retryListeners) listener()
}

const retryListeners = new Set<() => void>()

/** Calls back after what failed was read again. Returns a function that ends this. */
export function onRetried(listener: () => void): () => void {
  retryListeners.add(listener)
  return () => void retryListeners.delete(listener)
}

/** Drops the cached answers that lack something, of reads that are no longer mounted too. Mounted reads start again. */
export async function forgetIncomplete(): Promise<void> {
  const { cache } = SWRConfig.defaultValue
  await mutate((key) => hasIncomplete(cache.get(unstable_serialize(key))?.data), undefined, {
    revalidate: true,
  })
}

/**
 * Drops all cached answers: they belong to the user who was signed in, or cannot be shown. `revalidate` also drops pending
 * requests, which SWR would otherwise share with the same reads of the next two seconds. Mounted reads start again.
 */
export async function forgetReads(): Promise<void> {
  ahead.clear()
  const { cache } = SWRConfig.defaultValue
  // Nobody tells SWR any more how a dropped request ended.
  for (const key of cache.keys()) cache.set(key, { ...cache.get(key), isValidating: false, isLoading: false })
  await mutate(() => true, undefined, { revalidate: true })
}

const keyOf = <Id extends OperationId>(operation: Operation<Id>, params: Params<Id>) =>
  [operation.id, params] as const
