import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '@/ui/overlays/menu.tsx'
import type { Selection } from '@/ui/table/use-selection.ts'
import type { ThingAction } from './action-menu.tsx'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'

/** What is done to many things at a time. */
export type ManyAction = Pick<ThingAction<never>, 'id' | 'icon' | 'tone' | 'operation'>

export interface AskedBulk<Thing, Action> {
  readonly action: Action
  readonly things: readonly Thing[]
  readonly open: boolean
  /** Each opening starts anew: the `key` of its dialog. */
  readonly turn: number
}

export interface BulkOptions<Thing, Action> {
  readonly selection: Selection<Thing>
  readonly idOf: (thing: Thing) => string
  readonly actions: readonly Action[]
  readonly label: (action: Action) => string
  /** Why an action makes no sense for any of these. */
  readonly refuses?: (action: Action, things: readonly Thing[]) => string | undefined
  /** `BulkRun` for what is asked. `left`: those with whom it was not done. */
  readonly dialog: (
    asked: AskedBulk<Thing, Action>,
    close: (left: readonly Thing[] | undefined) => void,
  ) => ReactNode
}

/**
 * Acting on the chosen rows of a list: the menu for the table's bar, `undefined` for who may do none of it, and the
 * dialog to put beside the table.
 */
export function useBulk<Thing, Action extends ManyAction>(options: BulkOptions<Thing, Action>) {
  const { selection, idOf, actions, label, dialog } = options
  const { t } = useTranslation('ui')
  const viewer = useUser()
  const [asked, setAsked] = useState<AskedBulk<Thing, Action>>()
  const { rows, replace } = selection
  const open = (action: Action): void =>
    setAsked((before) => ({ action, things: rows, open: true, turn: (before?.turn ?? 0) + 1 }))
  const close = useCallback(
    (left: readonly Thing[] | undefined): void => {
      setAsked((before) => before && { ...before, open: false })
      if (!left) return
      // Those with whom it failed stay chosen, for another try.
      const ids = new Set(left.map(idOf))
      replace(rows.filter((row) => ids.has(idOf(row))))
    },
    [rows, replace, idOf],
  )
  const items = actions
    .filter(({ operation }) => mayCall(viewer, operation))
    .map((action) => {
      const { id, icon: Icon, tone } = action
      return {
        id,
        tone,
        label: label(action),
        icon: <Icon aria-hidden="true" />,
        refused: options.refuses?.(action, rows),
        run: () => open(action),
      }
    })
  const menu = items.length > 0 && (
    <MenuButton look="primary" groups={[{ items }]}>
      {t('selection.actions')}
    </MenuButton>
  )
  return { menu: menu === false ? undefined : menu, dialog: asked && dialog(asked, close) }
}
