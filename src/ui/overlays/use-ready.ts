import { useEffect, useState } from 'react'
import type { LazyBlock } from './lazy-block.tsx'

/**
 * Fetches the code of a block and returns whether it has loaded, for a dialog that must not open empty. Returns true
 * without a block. Throws `PartUnavailable`.
 */
export function useReady(block: Pick<LazyBlock<never>, 'load'> | undefined): boolean {
  const [outcome, setOutcome] = useState<{ readonly error?: Error }>()
  useEffect(() => {
    let isWanted = true
    block?.load().then(
      () => isWanted && setOutcome({}),
      (error: Error) => isWanted && setOutcome({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [block])
  if (outcome?.error !== undefined) throw outcome.error
  return block === undefined || outcome !== undefined
}
