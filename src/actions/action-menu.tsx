import type { LucideIcon } from 'lucide-react'
import { useCallback } from 'react'
import type { Operation } from '@/api/operation.ts'
import type { MenuGroup } from '@/ui/overlays/menu.tsx'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'

/** Something that can be done with a thing. Page menu, row menu and command palette draw from a table of these. */
export interface ThingAction<Thing> {
  /** In the address while its dialog is open. */
  readonly id: string
  readonly icon: LucideIcon
  readonly tone?: 'danger'
  /** Who may call it may see it. */
  readonly operation: Operation
  /** Why not now, by the contract's own refusals: a key of words. */
  readonly refuses: (thing: Thing) => string | undefined
}

export interface ActionWords<Action, Thing> {
  readonly label: (action: Action, thing: Thing) => string
  /** Words a refusal. */
  readonly reason: (key: string) => string
}

/** Draws actions as a menu; what this viewer may never do is left out, what is refused says why. Memoise the words. */
export function useActionMenu<Thing, Action extends ThingAction<Thing>>(
  actions: readonly Action[],
  words: ActionWords<Action, Thing>,
  open: (action: Action, thing: Thing) => void,
): (thing: Thing) => readonly MenuGroup[] {
  const viewer = useUser()
  return useCallback(
    (thing: Thing) => {
      const items = actions
        .filter(({ operation }) => mayCall(viewer, operation))
        .map((action) => {
          const { id, icon: Icon, tone } = action
          const reason = action.refuses(thing)
          return {
            id,
            tone,
            icon: <Icon aria-hidden="true" />,
            label: words.label(action, thing),
            refused: reason === undefined ? undefined : words.reason(reason),
            run: () => open(action, thing),
          }
        })
      return [
        { items: items.filter(({ tone }) => tone === undefined) },
        { items: items.filter(({ tone }) => tone === 'danger') },
      ]
    },
    [actions, words, open, viewer],
  )
}

/** The action that an address names, if this viewer may do it. */
export function useNamedAction<Action extends Pick<ThingAction<never>, 'id' | 'operation'>>(
  actions: readonly Action[],
  id: string | undefined,
): Action | undefined {
  const viewer = useUser()
  const action = actions.find((candidate) => candidate.id === id)
  return action && mayCall(viewer, action.operation) ? action : undefined
}
