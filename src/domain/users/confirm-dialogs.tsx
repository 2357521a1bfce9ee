import { useTranslation } from 'react-i18next'
import {
  anonymizeUser,
  clearTwoFactor,
  sendPincode,
  unblockUser,
} from '@/api/generated/operations/app-users.ts'
import type { Write } from '@/api/use-write.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { ConfirmDialog, DangerDialog } from '@/ui/overlays/question-dialogs.tsx'
import { nameOf } from './user-actions.ts'
import type { UserDialogProps } from './user-action-dialog.tsx'
import { useUserWrite } from './use-user-write.ts'

/** R090. */
export const UnblockDialog = (props: UserDialogProps) => (
  <Question {...props} id="unblock" write={useUserWrite(unblockUser)} />
)

/** R090. */
export const ClearTwoFactorDialog = (props: UserDialogProps) => (
  <Question {...props} id="clear-two-factor" write={useUserWrite(clearTwoFactor)} />
)

/** R090. */
export const SendPincodeDialog = (props: UserDialogProps) => (
  <Question {...props} id="send-pincode" write={useUserWrite(sendPincode)} />
)

interface QuestionProps extends UserDialogProps {
  readonly id: 'unblock' | 'clear-two-factor' | 'send-pincode'
  readonly write: Write<'unblockUser'> | Write<'clearTwoFactor'> | Write<'sendPincode'>
}

function Question({ user, open, title, onClose, id, write }: QuestionProps) {
  const { t } = useTranslation('app-users')
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={t(`actions.${id}.text`, { email: user.email })}
      confirm={t(`actions.${id}.submit`)}
      onConfirm={async () => {
        await write.run({ body: { ospId: user.ospId } })
        notify({ tone: 'success', text: t(`actions.${id}.done`, { name: nameOf(user) }) })
      }}
      onClose={onClose}
    />
  )
}

/** What is typed to confirm must be typable: a login is, a name in another script may not be. */
const LONGEST_WORD = 60

/** R091: for good, so the login is typed first. */
export function AnonymizeDialog({ user, open, title, onClose }: UserDialogProps) {
  const { t } = useTranslation('app-users')
  const { run } = useUserWrite(anonymizeUser)
  const { ospId, login = ospId } = user
  return (
    <DangerDialog
      open={open}
      title={title}
      text={t('actions.anonymize.text')}
      word={login.length > LONGEST_WORD ? ospId : login}
      confirm={t('actions.anonymize.submit')}
      onConfirm={async () => {
        await run({ body: { ospId } })
        notify({ tone: 'success', text: t('actions.anonymize.done', { name: nameOf(user) }) })
      }}
      onClose={onClose}
    />
  )
}
