import { useCallback, useEffect, useRef } from 'react'
import { ApiError } from '@/api/errors.ts'
import { describeFailure } from './failure-notices.ts'

/**
 * For a form or dialog that tells by itself that something may have been done (G301). The records are read again then,
 * which can take the form away: so a notice tells it when it leaves the page. Call what it returns with each outcome, or
 * with nothing when the user has read it. `tellsAll`: nothing else tells a failure, so that one which comes when the dialog has
 * left the page is told by a notice whatever it is.
 */
export function useUnclear(isShown: boolean, tellsAll = false): (outcome?: unknown) => void {
  const unclear = useRef<ApiError>(undefined)
  const isHere = useRef(false)
  useEffect(() => {
    if (!isShown) return undefined
    isHere.current = true
    return () => {
      isHere.current = false
      if (unclear.current) describeFailure(unclear.current)
      unclear.current = undefined
    }
  }, [isShown])
  return useCallback(
    (outcome) => {
      const error = outcome instanceof ApiError && (tellsAll || outcome.mayBeDone) ? outcome : undefined
      if (error && !isHere.current) tellLate(error)
      unclear.current = isHere.current && error?.mayBeDone ? error : undefined
    },
    [tellsAll],
  )
}

/** Who has left while it was saved learns of it, unless the session has ended. */
function tellLate(error: ApiError): void {
  if (error.kind !== 'aborted' && error.kind !== 'session-over') describeFailure(error)
}
