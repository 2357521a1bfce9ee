import { useEffect, useRef, useState } from 'react'
import { runAll, type Outcome } from './run-all.ts'

type Work<Item> = (item: Item) => Promise<unknown>

/** A run over many items: how far it is, and what became of each. */
export interface BulkRun<Item> {
  readonly state: 'asking' | 'running' | 'done'
  readonly total: number
  readonly outcomes: readonly Outcome<Item>[]
  /** The one that was begun last; of several at a time the others are not told. */
  readonly current: Item | undefined
  /** `atOnce`: so many at a time; 1 for what has an order. */
  readonly start: (items: readonly Item[], work: Work<Item>, atOnce?: number) => Promise<void>
  /** Does some again, such as those that failed; what became of the others stays. */
  readonly retry: (items: readonly Item[], work: Work<Item>) => Promise<void>
  /** Begins no further item. */
  readonly stop: () => void
}

/** `after` runs once all are done, before the result shows: the place to refresh what has changed. */
export function useBulkRun<Item>(after: () => Promise<unknown>): BulkRun<Item> {
  const [state, setState] = useState<BulkRun<Item>['state']>('asking')
  const [total, setTotal] = useState(0)
  const [outcomes, setOutcomes] = useState<readonly Outcome<Item>[]>([])
  const [current, setCurrent] = useState<Item>()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])
  const go = async (items: readonly Item[], work: Work<Item>, atOnce?: number): Promise<void> => {
    const controller = new AbortController()
    underWay.current = controller
    setState('running')
    const begin = (item: Item): Promise<unknown> => {
      setCurrent(() => item)
      return work(item)
    }
    await runAll(items, begin, {
      signal: controller.signal,
      ...(atOnce !== undefined && { atOnce }),
      onOutcome: (outcome) => setOutcomes((known) => [...known, outcome]),
    })
    await after().catch(() => undefined) // The lists tell themselves that they could not be read.
    setState('done')
  }
  const start: BulkRun<Item>['start'] = (items, work, atOnce) => {
    setTotal(items.length)
    setOutcomes([])
    return go(items, work, atOnce)
  }
  const retry: BulkRun<Item>['retry'] = (items, work) => {
    setOutcomes((known) => known.filter(({ item }) => !items.includes(item)))
    return go(items, work)
  }
  return { state, total, outcomes, current, start, retry, stop: () => underWay.current?.abort() }
}
