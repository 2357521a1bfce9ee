import { useLayoutEffect, useSyncExternalStore } from 'react'

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

/** Wraps a fetch, such as a dynamic import, into a part. */
export function partOf<T>(fetchIt: () => Promise<T>): Part<T> {
  let fetching: Promise<T> | undefined
  let state: { readonly value: T } | { readonly error: PartUnavailable } | undefined
  const watchers = new Set<() => void>()
  const become = (next: typeof state): void => {
    state = next
    for (const watcher of watchers) watcher()
  }
  const watch = (watcher: () => void): (() => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  const load = (): Promise<T> =>
    (fetching ??= withTimeout(fetchIt()).then(
      (value) => {
        become({ value })
        return value
      },
      (cause: unknown) => {
        fetching = undefined
        const error = new PartUnavailable('a part of the portal did not arrive', { cause })
        // A failure stays for drawing: asking again at each draw would never come to an end.
        become({ error })
        forgetting.add(() => become(undefined))
        throw error
      },
    ))
  const usePart = (): T | undefined => {
    const now = useSyncExternalStore(watch, () => state)
    useLayoutEffect(() => {
      if (now === undefined) load().catch(() => undefined)
    }, [now])
    if (now && 'error' in now) throw now.error
    return now?.value
  }
  return { load, usePart }
}

const forgetting = new Set<() => void>()

/** From now on the parts that did not arrive are asked for again when they are drawn. */
export function retryParts(): void {
  for (const forget of forgetting) forget()
  forgetting.clear()
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('time-out')), TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
