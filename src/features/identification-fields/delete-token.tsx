import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import Trash2 from 'lucide-react/icons/trash-2'
import { getUser } from '@/api/generated/operations/app-users.ts'
import {
  deleteIdentificationToken,
  getIdentificationTokens,
} from '@/api/generated/operations/identification-fields.ts'
import { useWrite } from '@/api/use-write.ts'
import { mayCall } from '@/session/access.ts'
import { useActionMenu, type ThingAction } from '@/actions/action-menu.tsx'
import { useUser } from '@/session/use-viewer.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { ConfirmDialog } from '@/ui/overlays/question-dialogs.tsx'
import { useAsked } from '@/ui/overlays/use-asked.ts'
import { valueOf, type Token } from '@/domain/users/tokens.ts'

const actions: readonly ThingAction<Token>[] = [
  {
    id: 'delete-token',
    icon: Trash2,
    tone: 'danger',
    operation: deleteIdentificationToken,
    refuses: () => undefined,
  },
]

/** What can be done with an identification field. */
export function useTokenMenu(ask: (token: Token) => void) {
  const { t } = useTranslation('identification-fields')
  const words = useMemo(() => ({ label: () => `${t('delete.label')}…`, reason: (key: string) => key }), [t])
  const open = useMemo(() => (_action: ThingAction<Token>, token: Token) => ask(token), [ask])
  return useActionMenu(actions, words, open)
}

export interface DeleteTokenDialogProps {
  readonly token: Token | undefined
  readonly onClose: () => void
}

/** Asks before an identification field is deleted. */
export function DeleteTokenDialog({ token, onClose }: DeleteTokenDialogProps) {
  const { t } = useTranslation('identification-fields')
  const viewer = useUser()
  const { run } = useWrite(deleteIdentificationToken, {
    refreshes: [getIdentificationTokens, getUser],
    ignore: ['*'], // The dialog tells what goes wrong.
  })
  const asked = useAsked({
    action: mayCall(viewer, deleteIdentificationToken) ? actions[0] : undefined,
    thing: token,
    idOf: ({ ospId }) => ospId,
    refusal: () => undefined,
    onClose,
  })
  if (!asked) return null
  const { ospId, label } = asked.thing
  const value = valueOf(asked.thing)
  return (
    <ConfirmDialog
      key={asked.key}
      open={asked.open}
      title={<bdi>{t('delete.title', { type: label, value })}</bdi>}
      text={t('delete.text')}
      confirm={t('delete.label')}
      tone="danger"
      onConfirm={async () => {
        await run({ body: { ospId } })
        notify({ tone: 'success', text: t('delete.done', { type: label, value }) })
      }}
      onClose={onClose}
    />
  )
}
