import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsked } from '@/ui/overlays/use-asked.ts'
import { ActivateDialog, DeactivateDialog } from './activation-dialogs.tsx'
import { nameOf, wordsOf, type ActionUser, type UserAction } from './user-actions.ts'
import {
  AnonymizeDialog,
  ClearTwoFactorDialog,
  SendPincodeDialog,
  UnblockDialog,
} from './confirm-dialogs.tsx'
import { SelfserviceLinkDialog } from './selfservice-link-dialog.tsx'

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
  'selfservice-link': SelfserviceLinkDialog,
  anonymize: AnonymizeDialog,
}

export interface UserActionDialogProps {
  /** `undefined`: nothing is asked for. */
  readonly action: UserAction | undefined
  readonly user: ActionUser | undefined
  readonly onClose: () => void
}

/** The dialog of an action. What is refused says why instead of opening. */
export function UserActionDialog({ action, user, onClose }: UserActionDialogProps) {
  const { t } = useTranslation('app-users')
  const asked = useAsked({
    action,
    thing: user,
    idOf: ({ ospId }) => ospId,
    refusal: ({ refuses }, of) => {
      const reason = refuses(of)
      return reason && t(`reasons.${reason}`)
    },
    onClose,
  })
  if (!asked) return null
  const Dialog = dialogs[asked.action.id]
  const title = t(`actions.${wordsOf(asked.action, asked.thing)}.title`, { name: nameOf(asked.thing) })
  return (
    <Dialog
      key={asked.key}
      user={asked.thing}
      open={asked.open}
      title={<bdi>{title}</bdi>}
      onClose={onClose}
    />
  )
}
