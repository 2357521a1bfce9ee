import { useEffect, useState } from 'react'
import { notify } from '../feedback/notifications-store.ts'

export interface Asked<Action, Thing> {
  readonly action: Action
  readonly thing: Thing
  /** React key: another action or record, or the same one requested again, gets a new dialog. */
  readonly key: string
  readonly open: boolean
}

export interface Question<Action, Thing> {
  /** `undefined` when the address names no action. */
  readonly action: Action | undefined
  readonly thing: Thing | undefined
  readonly idOf: (thing: Thing) => string
  /** Returns why the action is not possible now, as a text for the user. `undefined` when it is possible. */
  readonly refusal: (action: Action, thing: Thing) => string | undefined
  readonly onClose: () => void
}

/**
 * Returns the dialog for the action and record in the address. The record stays as it was on opening, because the
 * action itself may remove it. The dialog stays mounted while it closes, so that it can return the focus. A refused
 * action shows a notification instead.
 */
export function useAsked<Action extends { readonly id: string }, Thing>(
  question: Question<Action, Thing>,
): Asked<Action, Thing> | undefined {
  const { action, thing, idOf, refusal, onClose } = question
  const asked = action && thing && `${action.id} ${idOf(thing)}`
  const [known, setKnown] = useState<string>()
  const [shown, setShown] = useState<{
    readonly action: Action
    readonly thing: Thing
    readonly turn: number
  }>()
  if (asked !== known) {
    setKnown(asked)
    if (action && thing) setShown((before) => ({ action, thing, turn: (before?.turn ?? 0) + 1 }))
  }
  const reason = shown && refusal(shown.action, shown.thing)
  const isRefused = asked !== undefined && reason !== undefined
  useEffect(() => {
    if (!isRefused) return
    notify({ tone: 'warning', text: reason })
    onClose()
  }, [isRefused, reason, onClose])

  if (!shown || reason !== undefined) return undefined
  return { ...shown, key: `${shown.action.id} ${idOf(shown.thing)} ${shown.turn}`, open: asked !== undefined }
}
