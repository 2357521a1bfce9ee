import { useLayoutEffect, useReducer } from 'react'

/** R270. */
const TIMEOUT_MS = 120_000

/** Code of the portal cannot be had: no connection, or this page is of an older build. */
export class PartUnavailable extends Error {
  override readonly name = 'PartUnavailable'
}

/** A piece of the portal that is fetched when needed, or ahead of need. */
export interface Part<T> {
  /** Fetches it once; after a failure the next call tries again. Throws `PartUnavailable`. */
  readonly load: () => Promise<T>
  /**
   * For a component: the piece, or `undefined` while it is on its way. Not by `Suspense`, which holds back by 300 ms
   * whatever it has once shown a fallback for. Throws `PartUnavailable`.
   */
  readonly usePart: () => T | undefined
}

/** What has become of a fetch: `undefined` as long as it is on its way. */
type Arrival<T> =
  | { readonly value: T }
  | { readonly error: PartUnavailable; readonly round: number }
  | undefined

/** Wraps a fetch, such as a dynamic import, into a part. */
export function partOf<T>(fetchIt: () => Promise<T>): Part<T> {
  let fetching: Promise<T> | undefined
  let state: Arrival<T>
  const load = (): Promise<T> =>
    (fetching ??= withTimeout(fetchIt()).then(
      (value) => {
        state = { value }
        return value
      },
      (cause: unknown) => {
        fetching = undefined
        const error = new PartUnavailable('a part of the portal did not arrive', { cause })
        // A failure stays for drawing: asking again at each draw would never come to an end.
        state = { error, round }
        throw error
      },
    ))
  return { load, usePart: () => useArrival(isForgotten(state) ? undefined : state, load) }
}

/** For a component: the piece as soon as it is there; it is asked for where nobody has done so. */
function useArrival<T>(state: Arrival<T>, load: () => Promise<T>): T | undefined {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => {
    if (state === undefined) load().then(drawAnew, drawAnew)
  }, [state, load])
  if (state && 'error' in state) throw state.error
  return state?.value
}

/** A failure counts until the portal is told to try again, which begins another round. */
let round = 0
const isForgotten = (state: Arrival<unknown>): boolean =>
  state !== undefined && 'error' in state && state.round !== round

/** From now on the parts that did not arrive are asked for again when they are drawn. */
export function retryParts(): void {
  round += 1
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('time-out')), TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
