import { useCallback, useState } from 'react'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Button } from '@/ui/basics/button.tsx'
import type { Action, Actions } from './define-actions.ts'
import { AskedDialog } from './row-actions.tsx'
import { useActionWords, useRunNow } from './use-actions.tsx'

export interface ActionButtonProps<Thing> {
  readonly actions: Actions<Thing>
  readonly id: string
  readonly thing: Thing
  readonly size?: 'small' | undefined
  /** Called when an immediate action is done. */
  readonly onDone?: () => void
}

/**
 * The button of one action on one thing, for a list that shows its few actions without a menu. Nothing for who may never
 * call it; refused with the reason for who may not now. Screen readers hear `actions.<id>.named`, which names the thing.
 */
export function ActionButton<Thing>({ actions, id, thing, size, onDone }: ActionButtonProps<Thing>) {
  const viewer = useUser()
  const words = useActionWords(actions)
  const { run, running } = useRunNow(actions)
  const [asked, setAsked] = useState<Action<Thing>>()
  const action = actions.all.find((one) => one.id === id)
  const close = useCallback(() => setAsked(undefined), [])
  if (!action || !mayCall(viewer, action.operation)) return null
  const now = async (): Promise<void> => {
    if (await run(action, thing)) onDone?.()
  }
  return (
    <>
      <Button
        size={size}
        pending={running}
        refused={words.refusal(action, thing)}
        aria-label={words.say(action, thing, 'named')}
        onClick={() => (action.immediate ? void now() : setAsked(action))}
      >
        {words.label(action, thing)}
      </Button>
      {!action.immediate && (
        <AskedDialog actions={actions} action={asked} thing={asked && thing} onClose={close} />
      )}
    </>
  )
}
