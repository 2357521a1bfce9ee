import { useCallback, useEffect, useRef } from 'react'
import { ApiError } from '@/api/errors.ts'
import { describeFailure } from './failure-notices.ts'

/**
 * For a form or dialog that tells by itself that something may have been done (G301). The records are read again then,
 * which can take the form away: so a notice tells it when it leaves the page. Call what it returns with each outcome, or
 * with nothing when the user has read it.
 */
export function useUnclear(isShown: boolean): (outcome?: unknown) => void {
  const unclear = useRef<ApiError>(undefined)
  useEffect(() => {
    if (!isShown) return undefined
    return () => {
      if (unclear.current) describeFailure(unclear.current)
      unclear.current = undefined
    }
  }, [isShown])
  return useCallback((outcome) => {
    unclear.current = outcome instanceof ApiError && outcome.mayBeDone ? outcome : undefined
  }, [])
}
