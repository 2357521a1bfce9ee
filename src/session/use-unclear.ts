import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { ApiError } from '@/api/errors.ts'
import type { UnclearRequest } from '@/api/once.ts'
import { describeFailure } from './failure-notices.ts'

/**
 * For a form or dialog that shows itself that a request may have been executed (G301). The records are then read again,
 * which can unmount the form. In that case a notice shows it. Call the returned function with each outcome, or without
 * one when the user has dismissed the message.
 *
 * `notifiesAll`: nothing else shows a failure, so any failure that arrives after the dialog has unmounted gets a notice.
 * `isKept`: whether the form survives leaving the page as a draft. Until it has left for good, sending the same values
 * again is a retry (`api/once.ts`).
 */
export function useUnclear(
  isShown: boolean,
  {
    notifiesAll = false,
    isKept = () => false,
  }: { readonly notifiesAll?: boolean; readonly isKept?: () => boolean } = {},
): (outcome?: unknown) => void {
  const [requests] = useState(() => new OpenRequests())
  useLayoutEffect(() => requests.keepWhile(isKept))
  useEffect(() => {
    if (!isShown) return undefined
    requests.enter()
    // A page in the back-forward cache still has its form.
    const onPageHide = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) requests.forget()
    }
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      requests.leave()
    }
  }, [isShown, requests])
  return useCallback(
    (outcome) => {
      const isUnclearFailure = outcome instanceof ApiError && (notifiesAll || outcome.mayBeDone)
      requests.note(isUnclearFailure ? outcome : undefined)
    },
    [notifiesAll, requests],
  )
}

/** The requests of one form or dialog whose outcome is unknown. */
class OpenRequests {
  #isMounted = false
  /** The failure that the form or dialog shows. */
  #shown: ApiError | undefined
  #isKept = (): boolean => false
  readonly #sent = new Set<UnclearRequest>()

  keepWhile(isKept: () => boolean): void {
    this.#isKept = isKept
  }

  enter(): void {
    this.#isMounted = true
  }

  leave(): void {
    this.#isMounted = false
    this.forget()
    if (this.#shown) describeFailure(this.#shown)
    this.#shown = undefined
  }

  /** Notes an outcome, or that the user has dismissed the message. */
  note(error: ApiError | undefined): void {
    if (error?.unclear) this.#sent.add(error.unclear)
    this.#shown = this.#isMounted && error?.mayBeDone ? error : undefined
    if (this.#isMounted) return
    if (error) notifyLate(error)
    this.forget()
  }

  /** From now on the same values are a new request, unless a draft keeps them. */
  forget(): void {
    if (this.#isKept()) return
    this.#sent.forEach(({ left }) => left())
    this.#sent.clear()
  }
}

/** Notifies a user who left the page during the save, unless the session has ended. */
function notifyLate(error: ApiError): void {
  if (error.kind !== 'aborted' && error.kind !== 'session-over') describeFailure(error)
}
