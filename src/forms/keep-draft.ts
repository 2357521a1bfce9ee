import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { useHoldUnsaved } from '@/base/unsaved.ts'

/** Stores the typed values until what they are for is done. */
export interface DraftOf<Values extends object> {
  readonly read: () => unknown
  readonly keep: (values: Values) => void
  readonly drop: () => void
}

/** The draft, which is kept no more once it was dropped: the form may tell its last values later. */
export function useDraftUntilDropped<Values extends object>(draft: DraftOf<Values>): DraftOf<Values> {
  const isDropped = useRef(false)
  return {
    read: draft.read,
    keep: (values) => {
      if (!isDropped.current) draft.keep(values)
    },
    drop: () => {
      isDropped.current = true
      draft.drop()
    },
  }
}

/** How long to wait after a key: storing the draft at each would take a tenth of the time that typing takes. */
const KEEP_AFTER_MS = 400

/** Calls `keep` soon after each change of the values, not for the initial values. */
export function KeepDraft<Values extends object>({ keep }: { readonly keep: (values: Values) => void }) {
  const form = useForm<Values>()
  const [isTyped, setTyped] = useState(false)
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    const initial = form.getState().values
    let pending: ReturnType<typeof setTimeout> | undefined
    const keepPending = (): void => {
      if (pending === undefined) return
      clearTimeout(pending)
      pending = undefined
      keepNow(form.getState().values)
    }
    const unsubscribe = form.subscribe(
      ({ values }) => {
        if (values === initial) return
        setTyped(true)
        pending ??= setTimeout(keepPending, KEEP_AFTER_MS)
      },
      { values: true },
    )
    // The page goes away before the time is up.
    window.addEventListener('pagehide', keepPending)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', keepPending)
      keepPending()
    }
  }, [form])
  // Leaving keeps the draft, so it asks nothing. But a session that ends is renewed over the page.
  useHoldUnsaved(isTyped, 'draft')
  return null
}
