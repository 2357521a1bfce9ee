import { useCallback, useEffect } from 'react'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import { id } from '@/routes/list-query.ts'
import { useQueryText } from '@/routes/address-param.ts'
import type { ActionUser, UserAction } from './app-user-actions.ts'
import { UserActionDialog, useNamedAction } from './user-action-dialog.tsx'

export interface RowDialog {
  readonly action: UserAction | undefined
  readonly userOspId: string | undefined
  readonly open: (action: UserAction, user: ActionUser) => void
  readonly close: () => void
}

/** Which dialog is open on a row stands in the address: `?dialog=activate&user=u-1`. */
export function useRowDialog(): RowDialog {
  const [search, put] = useQueryText()
  const query = new URLSearchParams(search)
  const set = useCallback(
    (values: Readonly<Record<'dialog' | 'user', string>> | undefined) =>
      put(
        (now) => {
          const next = new URLSearchParams(now)
          for (const name of ['dialog', 'user'] as const)
            if (values) next.set(name, values[name])
            else next.delete(name)
          return next.toString()
        },
        { replace: true },
      ),
    [put],
  )
  return {
    action: useNamedAction(query.get('dialog') ?? undefined),
    userOspId: id().read(query.get('user') ?? undefined),
    open: useCallback((action, { ospId }) => set({ dialog: action.id, user: ospId }), [set]),
    close: useCallback(() => set(undefined), [set]),
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
