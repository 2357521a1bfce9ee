import { useEffect, useState } from 'react'
import type { LazyBlock } from './lazy-block.tsx'

/**
 * Loads the code of a block, for a dialog that must not open empty. Returns true when the code has loaded or failed to
 * load, because the block itself shows the failure. Returns true without a block.
 */
export function useReady(block: Pick<LazyBlock<never>, 'load'> | undefined): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const settle = (): void => {
      if (isCurrent) setSettled(true)
    }
    block?.load().then(settle, settle)
    return () => {
      isCurrent = false
    }
  }, [block])
  return block === undefined || settled
}
