import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { ApiError } from '@/api/errors.ts'
import type { UnclearRequest } from '@/api/once.ts'
import { describeFailure } from './failure-notices.ts'

/**
 * For a form or dialog that tells by itself that something may have been done (G301). The records are read again then,
 * which can take the form away: so a notice tells it when it leaves the page. Call what it returns with each outcome, or
 * with nothing when the user has read it. `tellsAll`: nothing else tells a failure, so that one which comes when the dialog has
 * left the page is told by a notice whatever it is. `isKept`: whether the form outlasts leaving the page, as a draft. Until it
 * has left for good, what it sends again is the same request (`api/once.ts`).
 */
export function useUnclear(
  isShown: boolean,
  {
    tellsAll = false,
    isKept = () => false,
  }: { readonly tellsAll?: boolean; readonly isKept?: () => boolean } = {},
): (outcome?: unknown) => void {
  const unclear = useRef<ApiError>(undefined)
  const isHere = useRef(false)
  const sent = useRef(new Set<UnclearRequest>())
  const outlasts = useRef(isKept)
  useLayoutEffect(() => {
    outlasts.current = isKept
  })
  const leave = useCallback(() => {
    if (outlasts.current()) return
    sent.current.forEach(({ left }) => left())
    sent.current.clear()
  }, [])
  useEffect(() => {
    if (!isShown) return undefined
    isHere.current = true
    // A page that the browser keeps for Back has its form still.
    const onPageHide = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) leave()
    }
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      isHere.current = false
      leave()
      if (unclear.current) describeFailure(unclear.current)
      unclear.current = undefined
    }
  }, [isShown, leave])
  return useCallback(
    (outcome) => {
      const error = outcome instanceof ApiError && (tellsAll || outcome.mayBeDone) ? outcome : undefined
      if (error && !isHere.current) tellLate(error)
      if (error?.unclear) sent.current.add(error.unclear)
      if (!isHere.current) leave()
      unclear.current = isHere.current && error?.mayBeDone ? error : undefined
    },
    [tellsAll, leave],
  )
}

/** Who has left while it was saved learns of it, unless the session has ended. */
function tellLate(error: ApiError): void {
  if (error.kind !== 'aborted' && error.kind !== 'session-over') describeFailure(error)
}
