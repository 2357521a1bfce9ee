import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Href } from '@/routes/href.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { MenuButton, type MenuGroup } from '@/ui/overlays/menu.tsx'
import { useDialogTarget } from '@/ui/overlays/use-dialog-target.ts'
import type { Bulk } from '@/ui/table/listed-table.tsx'
import { useSelection } from '@/ui/table/use-selection.ts'
import type { Action, Actions } from './define-actions.ts'
import { useActionMenu, useActionWords, useNamedAction } from './use-actions.tsx'
import { useRowDialogAddress } from './use-row-dialog.ts'

const ActionDialog = lazyBlock(async () => (await import('./action-dialog.tsx')).ActionDialog<never>)
const BulkDialog = lazyBlock(async () => (await import('./bulk-dialog.tsx')).BulkDialog<never>)

export interface RowActions<Row> {
  /** Absent when the viewer may call none of the actions. */
  readonly rowActions: ((row: Row) => readonly MenuGroup[]) | undefined
  /** How a row without a page opens: in the dialog of the action that shows it. Absent if there is none. */
  readonly opening: RowOpening<Row> | undefined
  /** Absent when the viewer may call no action for many records. */
  readonly bulk: Bulk<Row> | undefined
  /** The dialogs. Render them beside the table. */
  readonly dialogs: ReactNode
}

export interface RowOpening<Row> {
  /** The address of the dialog. */
  readonly hrefOf: (row: Row) => Href
  /** Opens the dialog here, as the row's menu does. The same function between renders. */
  readonly open: (row: Row) => void
}

export interface RowActionsOptions<Row> {
  /** The rows shown. */
  readonly rows: readonly Row[] | undefined
  /** All rows, if they are in memory. Rows that disappear are then deselected. */
  readonly among?: readonly Row[] | undefined
}

/** The actions of a list on one row or on many: menus, dialogs and selection. */
export function useRowActions<Row>(actions: Actions<Row>, options: RowActionsOptions<Row>): RowActions<Row> {
  const { rows, among } = options
  const viewer = useUser()
  const { dialog, row: rowId, open, close, hrefOf } = useRowDialogAddress(actions.idParam, actions.isId)
  const { idOf } = actions
  const rowActions = useActionMenu(
    actions,
    useCallback((action: Action<Row>, item: Row) => open(action.id, idOf(item)), [open, idOf]),
  )
  const action = useNamedAction(actions, rowId === undefined ? undefined : dialog)
  const row = useRequestedRow(actions, rows, action && rowId, close)
  const { bulk, bulkDialog } = useBulk(actions, among)
  const hasMenu = actions.all.some(({ manyOnly, operation }) => !manyOnly && mayCall(viewer, operation))
  const showing = actions.all.find(
    ({ isReadOnly, to, operation }) => isReadOnly && to === undefined && mayCall(viewer, operation),
  )?.id
  const opening = useMemo(
    () =>
      showing === undefined
        ? undefined
        : {
            hrefOf: (item: Row) => hrefOf(showing, idOf(item)),
            open: (item: Row) => open(showing, idOf(item)),
          },
    [showing, hrefOf, open, idOf],
  )
  return {
    rowActions: hasMenu ? rowActions : undefined,
    opening,
    bulk,
    dialogs: (
      <>
        {bulkDialog}
        <RequestedDialog actions={actions} action={action} item={row} onClose={close} />
      </>
    ),
  }
}

/**
 * The row named in the address. Reads it if it is not among the visible rows. If no operation can read it, shows that
 * it is missing, unless it was visible when the dialog was requested.
 */
function useRequestedRow<Row>(
  { idOf, find }: Actions<Row>,
  rows: readonly Row[] | undefined,
  rowId: string | undefined,
  close: () => void,
): Row | undefined {
  const { t } = useTranslation('ui')
  const [found, setFound] = useState<Row>()
  const seen = useRef<string>(undefined)
  const shown = rows?.find((row) => idOf(row) === rowId)
  const isShown = shown !== undefined
  const isElsewhere = rowId !== undefined && rows !== undefined && !isShown
  useEffect(() => {
    if (isShown) seen.current = rowId
  }, [isShown, rowId])
  useEffect(() => {
    if (!isElsewhere) return undefined
    if (!find) {
      if (seen.current === rowId) return undefined
      notify({ tone: 'warning', text: t('selection.notHere') })
      close()
      return undefined
    }
    let isCurrent = true
    find(rowId).then(
      (row) => isCurrent && setFound(() => row),
      () => isCurrent && close(), // The call has already notified why the row cannot be read.
    )
    return () => {
      isCurrent = false
    }
  }, [isElsewhere, find, rowId, close, t])
  return shown ?? (found !== undefined && idOf(found) === rowId ? found : undefined)
}

export interface RequestedDialogProps<Item> {
  readonly actions: Actions<Item>
  /** `undefined` when no dialog is requested. */
  readonly action: Action<Item> | undefined
  readonly item: Item | undefined
  readonly onClose: () => void
  readonly onDone?: ((action: Action<Item>) => void) | undefined
}

/** The dialog of an action. A refused action shows its reason and opens no dialog. */
export function RequestedDialog<Item>({
  actions,
  action,
  item,
  onClose,
  onDone,
}: RequestedDialogProps<Item>) {
  const { refusal } = useActionWords(actions)
  const target = useDialogTarget({
    action,
    item,
    idOf: actions.idOf,
    refusal,
    onClose,
  })
  if (!target) return null
  const props = { actions, action: target.action, item: target.item, open: target.open, onClose, onDone }
  // A lazy block cannot be generic. The cast is safe, because all props have the same `Item`.
  return <ActionDialog key={target.key} {...(props as unknown as Parameters<typeof ActionDialog>[0])} />
}

interface BulkTarget<Item> {
  readonly action: Action<Item>
  readonly items: readonly Item[]
  readonly open: boolean
  /** The React key of the dialog. It counts openings, so that each one starts with new state. */
  readonly turn: number
}

/** Actions on the selected rows: the menu for the bar of the table, and the dialog. */
function useBulk<Row>(actions: Actions<Row>, among: readonly Row[] | undefined) {
  const { t } = useTranslation('ui')
  const viewer = useUser()
  const words = useActionWords(actions)
  const { idOf } = actions
  const selection = useSelection(idOf, among)
  const [target, setTarget] = useState<BulkTarget<Row>>()
  const [runs, setRuns] = useState(0)
  const { rows, replace } = selection
  const close = (left: readonly Row[] | undefined): void => {
    setTarget((before) => before && { ...before, open: false })
    if (!left) return
    // Keep the failed rows selected, so that the user can retry.
    const ids = new Set(left.map(idOf))
    if (target && left.length < target.items.length) setRuns(runs + 1)
    replace(rows.filter((row) => ids.has(idOf(row))))
  }
  const entries = actions.all
    .filter(({ many, operation }) => many && mayCall(viewer, operation))
    .map((action) => {
      const { id, icon: Icon, tone } = action
      return {
        id,
        tone,
        label: words.labelForMany(action),
        icon: <Icon aria-hidden="true" />,
        refused: words.reason(action.refusesMany(rows)),
        run: () =>
          setTarget((before) => ({ action, items: rows, open: true, turn: (before?.turn ?? 0) + 1 })),
      }
    })
  if (entries.length === 0) return { bulk: undefined, bulkDialog: null }
  const props = target && { actions, action: target.action, items: target.items, open: target.open }
  return {
    bulk: {
      selection,
      runs,
      actions: (
        <MenuButton look="primary" groups={[{ items: entries }]}>
          {t('selection.actions')}
        </MenuButton>
      ),
    },
    bulkDialog: props && (
      <BulkDialog
        key={target.turn}
        {...({ ...props, onClose: close } as unknown as Parameters<typeof BulkDialog>[0])}
      />
    ),
  }
}
