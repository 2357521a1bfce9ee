import { useEffect, useState } from 'react'
import { notify } from '../feedback/notifications-store.ts'

export interface DialogTarget<Action, Item> {
  readonly action: Action
  readonly item: Item
  /** React key: another action or record, or the same one requested again, gets a new dialog. */
  readonly key: string
  readonly open: boolean
}

export interface DialogRequest<Action, Item> {
  /** `undefined` when the address names no action. */
  readonly action: Action | undefined
  readonly item: Item | undefined
  readonly idOf: (item: Item) => string
  /** Returns why the action is not possible now, as a text for the user. `undefined` when it is possible. */
  readonly refusal: (action: Action, item: Item) => string | undefined
  readonly onClose: () => void
}

/**
 * Returns the dialog for the action and record in the address. The record stays as it was on opening, because the
 * action itself may remove it. The dialog stays mounted while it closes, so that it can return the focus. A refused
 * action shows a notification instead.
 */
export function useDialogTarget<Action extends { readonly id: string }, Item>(
  request: DialogRequest<Action, Item>,
): DialogTarget<Action, Item> | undefined {
  const { action, item, idOf, refusal, onClose } = request
  const requested = action && item && `${action.id} ${idOf(item)}`
  const [known, setKnown] = useState<string>()
  const [shown, setShown] = useState<{
    readonly action: Action
    readonly item: Item
    readonly turn: number
  }>()
  if (requested !== known) {
    setKnown(requested)
    if (action && item) setShown((before) => ({ action, item, turn: (before?.turn ?? 0) + 1 }))
  }
  const reason = shown && refusal(shown.action, shown.item)
  const isRefused = requested !== undefined && reason !== undefined
  useEffect(() => {
    if (!isRefused) return
    notify({ tone: 'warning', text: reason })
    onClose()
  }, [isRefused, reason, onClose])

  if (!shown || reason !== undefined) return undefined
  return {
    ...shown,
    key: `${shown.action.id} ${idOf(shown.item)} ${shown.turn}`,
    open: requested !== undefined,
  }
}
