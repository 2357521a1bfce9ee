import { use } from 'react'

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
   * For a component: the piece, at once if it was fetched before, without the 300 ms that `React.lazy` holds a new
   * one back; else the nearest `Suspense` waits.
   */
  readonly usePart: () => T
}

/** Wraps a fetch, such as a dynamic import, into a part. */
export function partOf<T>(fetchIt: () => Promise<T>): Part<T> {
  let fetched: Promise<T> | undefined
  let failed: Promise<T> | undefined
  const load = (): Promise<T> => {
    if (fetched) return fetched
    failed = undefined
    const arriving = withTimeout(fetchIt()).then(
      (value) => {
        // React's own mark for a promise it has waited for: `use` answers such a one at once.
        void Object.assign(arriving, { status: 'fulfilled', value })
        return value
      },
      (cause: unknown) => {
        fetched = undefined
        failed = arriving
        forgetting.add(() => (failed = undefined))
        throw new PartUnavailable('a part of the portal did not arrive', { cause })
      },
    )
    fetched = arriving
    return arriving
  }
  // A failure stays for drawing: asking again at each draw would never come to an end.
  return { load, usePart: () => use(failed ?? load()) }
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
