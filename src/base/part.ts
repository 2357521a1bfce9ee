import { useLayoutEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { recordError } from './recorder.ts'

/** R270: a part of the portal may take 120 seconds to load. */
const TIMEOUT_MS = 120_000

/** Code of the portal could not be loaded: there is no connection, or this page belongs to an older build. */
export class PartUnavailable extends Error {
  override readonly name = 'PartUnavailable'
}

/** A part of the portal whose code is fetched on demand, or prefetched. */
export interface Part<T> {
  /**
   * Fetches the part once. After a failure the next call fetches again, and so does a component that needs the part
   * later. Rejects with `PartUnavailable`.
   */
  readonly load: () => Promise<T>
  /** The part, or `undefined` if it is not loaded yet. */
  readonly loaded: () => T | undefined
  /**
   * For a component: the part, or `undefined` while it loads. Throws `PartUnavailable`. This does not use `Suspense`,
   * because React delays content by 300 ms once `Suspense` has shown its fallback.
   */
  readonly usePart: () => T | undefined
}

/** The outcome of a fetch. `undefined` while it is pending. */
type Outcome<T> =
  | { readonly value: T }
  | { readonly error: PartUnavailable; readonly round: number }
  | undefined

/** Wraps a fetch, such as a dynamic import, into a part. */
export function lazyPart<T>(fetchPart: () => Promise<T>): Part<T> {
  let fetching: Promise<T> | undefined
  let state: Outcome<T>
  const load = (): Promise<T> =>
    (fetching ??= withTimeout(fetchPart()).then(
      (value) => {
        state = { value }
        return value
      },
      (cause: unknown) => {
        fetching = undefined
        recordError({ kind: 'chunk' })
        throw new PartUnavailable('a part of the portal did not arrive', { cause })
      },
    ))
  /** Keeps an error for later renders, because fetching again on each render would loop forever. */
  const loadToRender = (): Promise<unknown> =>
    load().catch((error: PartUnavailable) => {
      state = { error, round }
    })
  const loaded = (): T | undefined => (state && 'value' in state ? state.value : undefined)
  return { load, loaded, usePart: () => useOutcome(isForgotten(state) ? undefined : state, loadToRender) }
}

/** Returns the part once it is loaded, and starts loading it if nothing else has. */
function useOutcome<T>(state: Outcome<T>, load: () => Promise<unknown>): T | undefined {
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => {
    // Render synchronously, including effects. Otherwise the click that opened a dialog would close it again.
    const show = (): void => flushSync(rerender)
    if (state === undefined) void load().then(show)
  }, [state, load])
  if (state && 'error' in state) throw state.error
  return state?.value
}

/** Errors are stored until `retryParts` starts another round. */
let round = 0
const isForgotten = (state: Outcome<unknown>): boolean =>
  state !== undefined && 'error' in state && state.round !== round

/** Makes every part that failed to load fetch again on its next render. */
export function retryParts(): void {
  round += 1
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('time-out')), TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
