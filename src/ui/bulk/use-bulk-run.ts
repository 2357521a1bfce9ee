import { useEffect, useRef, useState } from 'react'
import { runAll, type Outcome } from './run-all.ts'

/** A run over many items: how far it is, and what became of each. */
export interface BulkRun<Item> {
  readonly state: 'asking' | 'running' | 'done'
  readonly total: number
  readonly outcomes: readonly Outcome<Item>[]
  readonly start: (items: readonly Item[], work: (item: Item) => Promise<unknown>) => Promise<void>
  /** Begins no further item. */
  readonly stop: () => void
}

/** `after` runs once all are done, before the result shows: the place to refresh what has changed. */
export function useBulkRun<Item>(after: () => Promise<unknown>): BulkRun<Item> {
  const [state, setState] = useState<BulkRun<Item>['state']>('asking')
  const [total, setTotal] = useState(0)
  const [outcomes, setOutcomes] = useState<readonly Outcome<Item>[]>([])
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])
  const start: BulkRun<Item>['start'] = async (items, work) => {
    const controller = new AbortController()
    underWay.current = controller
    setTotal(items.length)
    setOutcomes([])
    setState('running')
    await runAll(items, work, {
      signal: controller.signal,
      onOutcome: (outcome) => setOutcomes((known) => [...known, outcome]),
    })
    await after().catch(() => undefined) // The lists tell themselves that they could not be read.
    setState('done')
  }
  return { state, total, outcomes, start, stop: () => underWay.current?.abort() }
}
