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
export function useActionWords<Item>({ area, nameOf, valuesOf }: Actions<Item>) {
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
    label: (action: Action<Item>, item: Item): string => labelOf(t, action, action.words(item)),
    /** The label in the menu for many records. */
    labelForMany: (action: Action<Item>): string => labelOf(t, action, action.id),
    /** The text of the submit button of the dialog. */
    submit: (words: string): string => t([`actions.${words}.submit`, `actions.${words}.label`]),
    reason,
    /** Why the viewer cannot run the action on this record now. */
    refusal: ({ refuses }: Action<Item>, item: Item, values?: object): string | undefined =>
      reason(refuses(item, viewer, values)),
    /** The text of a result, below `actions.<words>`. */
    textOf: (action: Action<Item>, item: Item, result: Done): string => {
      const { words, values } = typeof result === 'string' ? { words: result, values: {} } : result
      return t(`actions.${action.words(item)}.${words}`, {
        name: nameOf(item, t),
        ...valuesOf?.(item, t),
        ...values,
      })
    },
    name: (item: Item): string => nameOf(item, t),
    /** The sentence in the confirmation of an action that cannot be undone. */
    noWayBack: ({ final }: Action<Item>): string | undefined => (final ? t('ui:final') : undefined),
    t,
  }
}

const labelOf = <Item,>(t: TFunction, action: Action<Item>, words: string): string => {
  const label = t(`actions.${words}.label`)
  return hasDialog(action) && !action.isReadOnly ? `${label}…` : label
}

const hasDialog = <Item,>({ immediate, to }: Action<Item>): boolean => !immediate && to === undefined

/**
 * The menu of one record. Actions that the viewer may never call are left out, and refused ones show why. `open` opens
 * the dialog of an action with a confirmation or input.
 */
export function useActionMenu<Item>(
  actions: Actions<Item>,
  open: (action: Action<Item>, item: Item) => void,
): (item: Item) => readonly MenuGroup[] {
  const viewer = useUser()
  const goTo = useGoTo()
  const words = useActionWords(actions)
  const { run: runNow } = useRunImmediately(actions)
  const { t } = words
  return useCallback(
    (item: Item) => {
      const entries = actions.all
        .filter(({ operation, manyOnly }) => !manyOnly && mayCall(viewer, operation))
        .map((action) => {
          const { id, icon: Icon, tone, immediate, to } = action
          return {
            id,
            tone,
            icon: <Icon aria-hidden="true" />,
            label: words.label(action, item),
            refused: words.refusal(action, item),
            run: () => {
              if (to) goTo(to(item))
              else if (immediate) void runNow(action, item)
              else open(action, item)
            },
          }
        })
      return [
        { items: entries.filter(({ tone }) => tone === undefined) },
        { items: entries.filter(({ tone }) => tone === 'danger') },
      ]
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language, and so does `t`
    [actions, open, viewer, goTo, t],
  )
}

/** Runs an action without a confirmation, and notifies the user of the result. Resolves to whether it succeeded. */
export function useRunImmediately<Item>(actions: Actions<Item>) {
  const words = useActionWords(actions)
  const { t } = words
  const [running, setRunning] = useState(false)
  const run = useCallback(
    async (action: Action<Item>, item: Item): Promise<boolean> => {
      setRunning(true)
      try {
        notifyResult(action, item, await runAction(action, item, {}), words)
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
export function notifyResult<Item>(
  action: Action<Item>,
  item: Item,
  { text: result, undo }: Outcome,
  { textOf, t }: Pick<ReturnType<typeof useActionWords<Item>>, 'textOf' | 't'>,
): void {
  const text = textOf(action, item, result)
  if (!undo) {
    notify({ tone: 'success', text })
    return
  }
  const takeItBack = async (): Promise<void> => {
    try {
      await undo()
      notify({ tone: 'success', text: textOf(action, item, 'undone') })
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
export function useNamedAction<Item>(
  actions: Actions<Item>,
  id: string | undefined,
): Action<Item> | undefined {
  const viewer = useUser()
  const action = actions.all.find((candidate) => candidate.id === id && hasDialog(candidate))
  return action && mayCall(viewer, action.operation) ? action : undefined
}
