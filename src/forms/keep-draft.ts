import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { useRegisterUnsaved } from '@/base/unsaved.ts'

/** Stores the typed values until the form is done. */
export interface DraftOf<Values extends object> {
  readonly read: () => unknown
  readonly keep: (values: Values) => void
  readonly drop: () => void
}

/** The draft. It is no longer stored after it was dropped, although the form may report its last values later. */
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

/** The delay after a key press. Storing the draft on each key press would take a tenth of the typing time. */
const KEEP_AFTER_MS = 400

/** Calls `keep` soon after each change of the values, but not for the initial values. */
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
    // Keeps the values if the page is unloaded during the delay.
    window.addEventListener('pagehide', keepPending)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', keepPending)
      keepPending()
    }
  }, [form])
  // Leaving keeps the draft, so no question is needed. But an expired session must be renewed over the page.
  useRegisterUnsaved(isTyped, 'draft')
  return null
}
