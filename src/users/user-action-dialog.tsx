import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { notify } from '@/ui/notifications-store.ts'
import { ActivateDialog, DeactivateDialog } from './activation-dialogs.tsx'
import { nameOf, userActions, wordsOf, type ActionUser, type UserAction } from './user-actions.ts'
import {
  AnonymizeDialog,
  ClearTwoFactorDialog,
  SendPincodeDialog,
  UnblockDialog,
} from './confirm-dialogs.tsx'

export interface UserDialogProps {
  readonly user: ActionUser
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: () => void
}

const dialogs: Readonly<Record<UserAction['id'], ComponentType<UserDialogProps>>> = {
  activate: ActivateDialog,
  deactivate: DeactivateDialog,
  unblock: UnblockDialog,
  'clear-two-factor': ClearTwoFactorDialog,
  'send-pincode': SendPincodeDialog,
  anonymize: AnonymizeDialog,
}

/** The action that an address names, if this viewer may do it. */
export function useNamedAction(id: string | undefined): UserAction | undefined {
  const viewer = useUser()
  const action = userActions.find((candidate) => candidate.id === id)
  return action && mayCall(viewer, action.operation) ? action : undefined
}

export interface UserActionDialogProps {
  /** `undefined`: nothing is asked for. */
  readonly action: UserAction | undefined
  readonly user: ActionUser | undefined
  readonly onClose: () => void
}

/**
 * The dialog of an action. It keeps the user as it was on opening, since the action itself may take the row away; and
 * stays while it closes, so that the focus goes back. What is refused says why instead of opening.
 */
export function UserActionDialog({ action, user, onClose }: UserActionDialogProps) {
  const { t } = useTranslation('app-users')
  const asked = action && user && `${action.id} ${user.ospId}`
  const [known, setKnown] = useState<string>()
  const [shown, setShown] = useState<{ readonly action: UserAction; readonly user: ActionUser }>()
  if (asked !== known) {
    setKnown(asked)
    if (action && user) setShown({ action, user })
  }
  const reason = shown?.action.refuses(shown.user)
  const isRefused = asked !== undefined && reason !== undefined
  useEffect(() => {
    if (!isRefused) return
    notify({ tone: 'warning', text: t(`reasons.${reason}`) })
    onClose()
  }, [isRefused, reason, onClose, t])

  if (!shown || reason !== undefined) return null
  const Dialog = dialogs[shown.action.id]
  const title = t(`actions.${wordsOf(shown.action, shown.user)}.title`, { name: nameOf(shown.user) })
  return (
    <Dialog
      key={`${shown.action.id} ${shown.user.ospId}`}
      user={shown.user}
      open={asked !== undefined}
      title={<bdi>{title}</bdi>}
      onClose={onClose}
    />
  )
}
