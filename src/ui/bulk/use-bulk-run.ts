import { useEffect, useRef, useState } from 'react'
import { isOffline, untilConnected } from '@/base/connection.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { runAll, type Outcome, type Work } from './run-all.ts'

/** A run over many items: its progress, and the result of each item. */
export interface BulkRun<Item> {
  readonly state: 'asking' | 'running' | 'done'
  readonly total: number
  readonly outcomes: readonly Outcome<Item>[]
  /** The last started item. */
  readonly current: Item | undefined
  /** There is no connection. The run continues when it is restored. */
  readonly isPaused: boolean
  /** `atOnce`: items that run at the same time. Use 1 when the order matters. */
  readonly start: (items: readonly Item[], work: Work<Item>, atOnce?: number) => Promise<void>
  /** Runs some items again, such as the failed ones. The results of the others stay. */
  readonly retry: (items: readonly Item[], work: Work<Item>, atOnce?: number) => Promise<void>
  /** Starts no further item. */
  readonly stop: () => void
  /** For the work of an item: resolves once the server responds again. The run shows as paused until then. */
  readonly connected: (signal: AbortSignal) => Promise<void>
}

/**
 * `after` runs after all items and before the result shows. Use it to refresh the changed data. `ended` is the result
 * of a run from before a reload.
 */
export function useBulkRun<Item>(
  after: () => Promise<unknown>,
  ended?: readonly Outcome<Item>[],
): BulkRun<Item> {
  const [state, setState] = useState<BulkRun<Item>['state']>(ended ? 'done' : 'asking')
  const [total, setTotal] = useState(ended?.length ?? 0)
  const [outcomes, setOutcomes] = useState<readonly Outcome<Item>[]>(ended ?? [])
  const [current, setCurrent] = useState<Item>()
  const [waiting, setWaiting] = useState(0)
  const underWay = useRef<AbortController>(undefined)
  // A run ends some time after its dialog has gone, with the call that is under way. It no longer shows anything then.
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      underWay.current?.abort()
    }
  }, [])
  const connected = async (signal: AbortSignal): Promise<void> => {
    setWaiting((count) => count + 1)
    await untilConnected(signal)
    if (isShown.current) setWaiting((count) => count - 1)
  }
  const execute = async (items: readonly Item[], work: Work<Item>, atOnce?: number): Promise<void> => {
    const controller = new AbortController()
    underWay.current = controller
    setState('running')
    const fresh: Outcome<Item>[] = []
    let latest = items[0]
    const show = (): void => {
      if (!isShown.current) return
      const some = fresh.splice(0)
      setCurrent(() => latest)
      if (some.length > 0) setOutcomes((known) => [...known, ...some])
    }
    const showSoon = throttled(show)
    const begin = (item: Item): Promise<unknown> => {
      latest = item
      showSoon()
      return work(item, controller.signal)
    }
    await runAll(items, begin, {
      signal: controller.signal,
      ready: async (signal) => (isOffline() ? connected(signal) : undefined),
      ...withoutUndefined({ atOnce }),
      onOutcome: (outcome) => {
        fresh.push(outcome)
        showSoon()
      },
    })
    show()
    await after().catch(() => undefined) // A list that cannot be read shows its own error.
    if (isShown.current) setState('done')
  }
  const start: BulkRun<Item>['start'] = (items, work, atOnce) => {
    setTotal(items.length)
    setOutcomes([])
    return execute(items, work, atOnce)
  }
  const retry: BulkRun<Item>['retry'] = (items, work, atOnce) => {
    setOutcomes((known) => known.filter(({ item }) => !items.includes(item)))
    return execute(items, work, atOnce)
  }
  const stop = (): void => underWay.current?.abort()
  return { state, total, outcomes, current, isPaused: waiting > 0, start, retry, stop, connected }
}

const SHOWN_EVERY_MS = 100

/**
 * Throttles `show`: calls it at once, and then at most every `SHOWN_EVERY_MS`. Otherwise a run over thousands of items
 * would render its dialog, and the list behind it, twice for each item.
 */
function throttled(show: () => void): () => void {
  let isWaiting = false
  let isDue = false
  const onTime = (): void => {
    isWaiting = isDue
    if (!isDue) return
    isDue = false
    show()
    setTimeout(onTime, SHOWN_EVERY_MS)
  }
  return () => {
    isDue = isWaiting
    if (isWaiting) return
    isWaiting = true
    show()
    setTimeout(onTime, SHOWN_EVERY_MS)
  }
}
