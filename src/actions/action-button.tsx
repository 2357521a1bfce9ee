import { useCallback, useState } from 'react'
import { useGoTo } from '@/routes/navigate.tsx'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Button } from '@/ui/basics/button.tsx'
import type { Action, Actions } from './define-actions.ts'
import { RequestedDialog } from './row-actions.tsx'
import { useActionWords, useRunImmediately } from './use-actions.tsx'

export interface ActionButtonProps<Item> {
  readonly actions: Actions<Item>
  readonly id: string
  readonly item: Item
  readonly size?: 'small' | undefined
  readonly look?: 'primary' | undefined
  /** Called when the dialog of the action opens. */
  readonly onAsk?: () => void
  /** Called when an immediate action is done. */
  readonly onDone?: () => void
}

/**
 * The button of one action on one record, for a list with few actions and no menu. Renders nothing for a viewer who may
 * never call it, and shows the reason if it is currently refused. Its accessible name is `actions.<id>.named`, which
 * includes the name of the record.
 */
export function ActionButton<Item>(props: ActionButtonProps<Item>) {
  const { actions, id, item, size, look, onAsk, onDone } = props
  const viewer = useUser()
  const words = useActionWords(actions)
  const { run, running } = useRunImmediately(actions)
  const goTo = useGoTo()
  // The record for which the dialog was opened. An inbox shows the next record as soon as this one is done.
  const [target, setTarget] = useState<{ readonly action: Action<Item>; readonly item: Item }>()
  const action = actions.all.find((one) => one.id === id)
  const close = useCallback(() => setTarget(undefined), [])
  if (!action || !mayCall(viewer, action.operation)) return null
  const now = async (): Promise<void> => {
    if (await run(action, item)) onDone?.()
  }
  return (
    <>
      <Button
        size={size}
        look={look}
        pending={running}
        refused={words.refusal(action, item)}
        aria-label={words.textOf(action, item, 'named')}
        onClick={() => {
          if (action.immediate) return void now()
          if (action.to) return goTo(action.to(item))
          setTarget({ action, item })
          onAsk?.()
        }}
      >
        {words.label(action, item)}
      </Button>
      {!action.immediate && !action.to && (
        <RequestedDialog actions={actions} action={target?.action} item={target?.item} onClose={close} />
      )}
    </>
  )
}
