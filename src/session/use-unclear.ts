import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { ApiError } from '@/api/errors.ts'
import type { UnclearRequest } from '@/api/once.ts'
import { describeFailure } from './failure-notices.ts'

/**
 * For a form or dialog that shows itself that a request may have been executed (G301). The records are then read again,
 * which can unmount the form: in that case a notice says so. Call the returned function with each outcome, or without
 * one when the user has dismissed the message.
 *
 * `tellsAll`: nothing else shows a failure, so any failure that arrives after the dialog has unmounted is notified.
 * `isKept`: whether the form survives leaving the page as a draft. Until it has left for good, sending the same values
 * again is a retry (`api/once.ts`).
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
    // A page in the back-forward cache still has its form.
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

/** Notifies a user who left the page during the save, unless the session has ended. */
function tellLate(error: ApiError): void {
  if (error.kind !== 'aborted' && error.kind !== 'session-over') describeFailure(error)
}
