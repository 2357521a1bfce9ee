import { useCallback, useEffect } from 'react'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import { useRowDialogAddress } from '@/actions/use-row-dialog.ts'
import { useNamedAction } from '@/actions/action-menu.tsx'
import { userActions, type ActionUser, type UserAction } from './user-actions.ts'
import { UserActionDialog } from './user-action-dialog.tsx'

export interface RowDialog {
  readonly action: UserAction | undefined
  readonly userOspId: string | undefined
  readonly open: (action: UserAction, user: ActionUser) => void
  readonly close: () => void
}

/** The action whose dialog is open on a row. */
export function useRowDialog(): RowDialog {
  const { dialog, row, open, close } = useRowDialogAddress('user')
  return {
    action: useNamedAction(userActions, dialog),
    userOspId: row,
    open: useCallback((action, { ospId }) => open(action.id, ospId), [open]),
    close,
  }
}

export interface RowActionDialogProps {
  readonly dialog: RowDialog
  readonly rows: readonly ActionUser[]
}

/** The dialog on a row; a user who is not on this page, as by a deep link, is read first. */
export function RowActionDialog({ dialog: { action, userOspId, close }, rows }: RowActionDialogProps) {
  const row = rows.find(({ ospId }) => ospId === userOspId)
  const isAsked = action !== undefined && userOspId !== undefined
  const read = useRead(getUser, isAsked && !row ? { body: { ospId: userOspId } } : null)
  const user = row ?? (read.data?.ospId === userOspId ? read.data : undefined)
  // Nobody there: that has been told; the address is put right.
  const isGone = isAsked && !user && read.error !== undefined
  useEffect(() => {
    if (isGone) close()
  }, [isGone, close])
  return <UserActionDialog action={isAsked ? action : undefined} user={user} onClose={close} />
}
