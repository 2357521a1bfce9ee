import useSWR, { mutate, SWRConfig, unstable_serialize, type SWRResponse } from 'swr'
import { hasIncomplete } from '@/base/not-received.ts'
import { sessionSignal } from '@/base/tokens.ts'
import { read } from './read.ts'
import type { ApiError } from './errors.ts'
import type { Operation, OperationId, Params, ResponseData } from './operation.ts'

export interface ReadOptions {
  /** Error codes that the screen shows itself. */
  readonly ignore?: readonly string[]
  /** Use a cached response without checking for changes. It is read again only when a write refreshes it. */
  readonly keep?: boolean
}
export type Read<Id extends OperationId> = SWRResponse<ResponseData<Id>, ApiError>

/**
 * Reads one operation, GET or POST. The cache key is the operation with its parameters, so callers need no key. Reads
 * nothing while `params` is `null`. The last response stays while another page or filter loads.
 */
export function useRead<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id> | null,
  { ignore = [], keep = false }: ReadOptions = {},
): Read<Id> {
  const found = useSWR<ResponseData<Id>, ApiError>(
    params && keyOf(operation, params),
    () => {
      if (params === null) throw new Error('never read without parameters')
      outdated.delete(unstable_serialize(keyOf(operation, params)))
      return takePrefetched(keyOf(operation, params)) ?? request(operation, params, ignore)
    },
    {
      keepPreviousData: true,
      revalidateIfStale: params !== null && mustRepeat(operation, params, keep),
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  // SWR renders again only for properties that were accessed. A dialog whose code loads after the response would access
  // `data` too late.
  void found.data
  void found.error
  return found
}

/** Keys of cached responses that a write or another language has outdated since they were read. */
const outdated = new Set<string>()
/** The operations read so far whose responses have texts in the user's language. */
const translated = new Set<string>()

/** Reads, and remembers whether the response follows the user's language. */
function request<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  ignore: readonly string[],
): Promise<ResponseData<Id>> {
  if (operation.translated) translated.add(operation.id)
  return read(operation, params, { ignore })
}

/** Whether a component that is mounted reads again what is cached. */
function mustRepeat<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  keep: boolean,
): boolean {
  if (isPrefetched(operation, params)) return false
  return !keep || (outdated.size > 0 && outdated.has(unstable_serialize(keyOf(operation, params))))
}

export interface StartedRead<Id extends OperationId> {
  /** Throws `ApiError`. Need not be awaited. */
  readonly response: Promise<ResponseData<Id>>
  /** Puts the response into the cache of `useRead` once it arrives. Throws `ApiError` if the request fails. */
  readonly apply: () => Promise<unknown>
}

/** Prefetches an operation. Sends the request immediately, and the caller decides when the response is applied. */
export function startRead<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  { ignore = [] }: Pick<ReadOptions, 'ignore'> = {},
): StartedRead<Id> {
  const session = sessionSignal()
  const response = request(operation, params, ignore)
  response.catch(() => undefined) // The caller that applies it receives the failure.
  return {
    response,
    apply: async () => {
      const data = await response
      // A response that arrives after the session has ended must not be cached for the next user.
      return session.aborted || mutate(keyOf(operation, params), data, { revalidate: false })
    },
  }
}

/** How long a prefetched response stays fresh. After that, a read sends its own request. */
const PREFETCH_FRESH_MS = 5_000
const prefetches = new Map<string, Promise<unknown>>()

/**
 * Prefetches a response before the component that reads it is rendered. That read uses this response or failure and
 * sends no request. If the response has already arrived, the component shows it immediately. Resolves on a response or
 * a failure.
 */
export async function prefetch<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  options: Pick<ReadOptions, 'ignore'> = {},
): Promise<void> {
  const cacheKey = keyOf(operation, params)
  const key = unstable_serialize(cacheKey)
  const { response } = startRead(operation, params, options)
  prefetches.set(key, response)
  setTimeout(() => {
    if (prefetches.get(key) === response) prefetches.delete(key)
  }, PREFETCH_FRESH_MS)
  const data = await response.catch(() => undefined)
  // Not after a write, and not for another user. A component that already reads it has the response.
  if (data !== undefined && prefetches.get(key) === response)
    await mutate(cacheKey, data, { revalidate: false })
}

/** Whether a fresh response was prefetched. */
const isPrefetched = <Id extends OperationId>(operation: Operation<Id>, params: Params<Id>): boolean =>
  prefetches.size > 0 && prefetches.has(unstable_serialize(keyOf(operation, params)))

function takePrefetched<Id extends OperationId>(
  key: ReturnType<typeof keyOf<Id>>,
): Promise<ResponseData<Id>> | undefined {
  const name = unstable_serialize(key)
  const prefetched = prefetches.get(name) as Promise<ResponseData<Id>> | undefined
  prefetches.delete(name)
  return prefetched
}

/** Repeats every mounted read of these operations, with any parameters. Others are repeated when they are mounted. */
export const refresh = (operations: readonly Operation[]): Promise<void> =>
  refreshAll(new Set(operations.map(({ id }) => id)))

/** Repeats the reads whose responses have texts in the user's language, after that has changed. */
export const refreshTranslated = (): Promise<void> => refreshAll(translated)

async function refreshAll(ids: ReadonlySet<string>): Promise<void> {
  prefetches.clear()
  await mutate((key) => {
    if (!Array.isArray(key) || !ids.has(String(key[0]))) return false
    outdated.add(unstable_serialize(key))
    return true
  })
}

/** Returns a function that reports whether any cached read of these operations has changed since. */
export function watchReads(operations: readonly Operation[]): () => boolean {
  const { cache } = SWRConfig.defaultValue
  // A key starts with the id of its operation (`keyOf`).
  const begins = operations.map(({ id }) => unstable_serialize([id]))
  const before = [...cache.keys()].flatMap((key) => {
    const data: unknown = cache.get(key)?.data
    return data !== undefined && begins.some((begin) => key.startsWith(begin)) ? [{ key, data }] : []
  })
  return () =>
    before.some(({ key, data }) => {
      const now: unknown = cache.get(key)?.data
      // SWR keeps the same object if a response is equal.
      return now !== undefined && now !== data
    })
}

/** Repeats every mounted read that has failed or is incomplete, and is not being repeated already. */
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

/** Calls `listener` after failed reads were repeated. Returns a function that unsubscribes. */
export function onRetried(listener: () => void): () => void {
  retryListeners.add(listener)
  return () => void retryListeners.delete(listener)
}

/** Drops incomplete cached responses, also of reads that are no longer mounted. Mounted reads start again. */
export async function forgetIncomplete(): Promise<void> {
  const { cache } = SWRConfig.defaultValue
  await mutate((key) => hasIncomplete(cache.get(unstable_serialize(key))?.data), undefined, {
    revalidate: true,
  })
}

/**
 * Drops all cached responses, because they belong to the previous user or cannot be shown. `revalidate` also drops
 * pending requests, which SWR would otherwise share with the same reads for two seconds. Mounted reads start again.
 */
export async function forgetReads(): Promise<void> {
  prefetches.clear()
  outdated.clear()
  const { cache } = SWRConfig.defaultValue
  // SWR never learns how a dropped request ended.
  for (const key of cache.keys()) cache.set(key, { ...cache.get(key), isValidating: false, isLoading: false })
  await mutate(() => true, undefined, { revalidate: true })
}

const keyOf = <Id extends OperationId>(operation: Operation<Id>, params: Params<Id>) =>
  [operation.id, params] as const
