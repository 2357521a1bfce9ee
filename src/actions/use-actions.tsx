import type { TFunction } from 'i18next'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import { refresh } from '@/api/use-read.ts'
import { mayCall } from '@/session/access.ts'
import { describeFailure } from '@/session/failure-notices.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { useUser } from '@/session/use-viewer.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import type { MenuGroup } from '@/ui/overlays/menu.tsx'
import {
  INCOMPLETE,
  runAction,
  type Action,
  type Actions,
  type Done,
  type Outcome,
} from './define-actions.ts'

/** The texts of the actions of an area. */
export function useActionWords<Thing>({ area, nameOf, valuesOf }: Actions<Thing>) {
  const { t } = useTranslation([area, 'ui'])
  const viewer = useUser()
  // Cached, because most of 20,000 selected records are refused for the same reason.
  const reasons = new Map<string, string>()
  const reason = (key: string | undefined): string | undefined => {
    if (key === undefined) return undefined
    const text = reasons.get(key) ?? t(key === INCOMPLETE ? key : `reasons.${key}`)
    reasons.set(key, text)
    return text
  }
  return {
    /** The label in a menu. It ends in an ellipsis if the action asks for confirmation or input. */
    label: (action: Action<Thing>, thing: Thing): string => labelOf(t, action, action.words(thing)),
    /** The label in the menu for many records. */
    labelForMany: (action: Action<Thing>): string => labelOf(t, action, action.id),
    /** The text of the submit button of the dialog. */
    submit: (words: string): string => t([`actions.${words}.submit`, `actions.${words}.label`]),
    reason,
    /** Why the viewer cannot run the action on this record now. */
    refusal: ({ refuses }: Action<Thing>, thing: Thing, values?: object): string | undefined =>
      reason(refuses(thing, viewer, values)),
    /** The text of a result, below `actions.<words>`. */
    textOf: (action: Action<Thing>, thing: Thing, result: Done): string => {
      const { words, values } = typeof result === 'string' ? { words: result, values: {} } : result
      return t(`actions.${action.words(thing)}.${words}`, {
        name: nameOf(thing, t),
        ...valuesOf?.(thing, t),
        ...values,
      })
    },
    name: (thing: Thing): string => nameOf(thing, t),
    /** The sentence in the confirmation of an action that cannot be undone. */
    noWayBack: ({ final }: Action<Thing>): string | undefined => (final ? t('ui:final') : undefined),
    t,
  }
}

const labelOf = <Thing,>(t: TFunction, action: Action<Thing>, words: string): string => {
  const label = t(`actions.${words}.label`)
  return hasDialog(action) && !action.shows ? `${label}…` : label
}

const hasDialog = <Thing,>({ immediate, to }: Action<Thing>): boolean => !immediate && to === undefined

/**
 * The menu of one record. Actions that the viewer may never call are left out, and refused ones show why. `open` opens
 * the dialog of an action with a confirmation or input.
 */
export function useActionMenu<Thing>(
  actions: Actions<Thing>,
  open: (action: Action<Thing>, thing: Thing) => void,
): (thing: Thing) => readonly MenuGroup[] {
  const viewer = useUser()
  const goTo = useGoTo()
  const words = useActionWords(actions)
  const { run: runNow } = useRunNow(actions)
  const { t } = words
  return useCallback(
    (thing: Thing) => {
      const items = actions.all
        .filter(({ operation, manyOnly }) => !manyOnly && mayCall(viewer, operation))
        .map((action) => {
          const { id, icon: Icon, tone, immediate, to } = action
          return {
            id,
            tone,
            icon: <Icon aria-hidden="true" />,
            label: words.label(action, thing),
            refused: words.refusal(action, thing),
            run: () => {
              if (to) goTo(to(thing))
              else if (immediate) void runNow(action, thing)
              else open(action, thing)
            },
          }
        })
      return [
        { items: items.filter(({ tone }) => tone === undefined) },
        { items: items.filter(({ tone }) => tone === 'danger') },
      ]
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language, and so does `t`
    [actions, open, viewer, goTo, t],
  )
}

/** Runs an action without a confirmation, and notifies the user of the result. Resolves to whether it succeeded. */
export function useRunNow<Thing>(actions: Actions<Thing>) {
  const words = useActionWords(actions)
  const { t } = words
  const [running, setRunning] = useState(false)
  const run = useCallback(
    async (action: Action<Thing>, thing: Thing): Promise<boolean> => {
      setRunning(true)
      try {
        notifyResult(action, thing, await runAction(action, thing, {}), words)
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        describeFailure(error)
        return false
      } finally {
        setRunning(false)
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language, and so does `t`
    [t],
  )
  return { run, running }
}

/** Notifies the user of the result of an action, and offers to undo it if possible. */
export function notifyResult<Thing>(
  action: Action<Thing>,
  thing: Thing,
  { text: result, undo }: Outcome,
  { textOf, t }: Pick<ReturnType<typeof useActionWords<Thing>>, 'textOf' | 't'>,
): void {
  const text = textOf(action, thing, result)
  if (!undo) {
    notify({ tone: 'success', text })
    return
  }
  const takeItBack = async (): Promise<void> => {
    try {
      await undo()
      notify({ tone: 'success', text: textOf(action, thing, 'undone') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      describeFailure(error)
    } finally {
      void refresh(action.refreshes)
    }
  }
  notify({ tone: 'success', text, action: { label: t('ui:undo'), run: () => void takeItBack() } })
}

/** The action named in the address, if the viewer may call it. */
export function useNamedAction<Thing>(
  actions: Actions<Thing>,
  id: string | undefined,
): Action<Thing> | undefined {
  const viewer = useUser()
  const action = actions.all.find((candidate) => candidate.id === id && hasDialog(candidate))
  return action && mayCall(viewer, action.operation) ? action : undefined
}
