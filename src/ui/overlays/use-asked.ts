import { useEffect, useState } from 'react'
import { notify } from '../feedback/notifications-store.ts'

export interface Asked<Action, Thing> {
  readonly action: Action
  readonly thing: Thing
  /** Another question is another dialog; so is the same one, asked again. */
  readonly key: string
  readonly open: boolean
}

export interface Question<Action, Thing> {
  /** `undefined`: nothing is asked for. */
  readonly action: Action | undefined
  readonly thing: Thing | undefined
  readonly idOf: (thing: Thing) => string
  /** Why it cannot be done now, in words. */
  readonly refusal: (action: Action, thing: Thing) => string | undefined
  readonly onClose: () => void
}

/**
 * The dialog of an action on a thing, as an address names it. The thing stays as it was on opening, since the action
 * itself may take it away; and the dialog while it closes, so that the focus goes back. What is refused is told instead.
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
