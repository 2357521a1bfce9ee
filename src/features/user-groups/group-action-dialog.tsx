import { useTranslation } from 'react-i18next'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { findAllUserGroups, getUserGroup } from '@/api/generated/operations/user-groups.ts'
import type { Operation } from '@/api/operation.ts'
import { refresh } from '@/api/use-read.ts'
import { groupName } from '@/i18n/formats.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { ConfirmDialog } from '@/ui/overlays/question-dialogs.tsx'
import { useAsked } from '@/ui/overlays/use-asked.ts'
import { groupCalls, type GroupAction, type UserGroup } from './group-actions.ts'

export interface GroupActionDialogProps {
  /** `undefined`: nothing is asked for. */
  readonly action: GroupAction | undefined
  readonly group: UserGroup | undefined
  readonly onClose: () => void
  /** The group is no more. */
  readonly onDeleted?: (() => void) | undefined
}

/** Asks before an action, then does it. */
export function GroupActionDialog({ action, group, onClose, onDeleted }: GroupActionDialogProps) {
  const { t } = useTranslation('user-groups')
  const asked = useAsked({
    action,
    thing: group,
    idOf: ({ ospId }) => ospId,
    refusal: ({ refuses }, of) => {
      const reason = refuses(of)
      return reason && t(`reasons.${reason}`)
    },
    onClose,
  })
  if (!asked) return null
  const { id, tone } = asked.action
  const { ospId, userCount, data } = asked.thing
  const name = groupName(data.extId)
  return (
    <ConfirmDialog
      key={asked.key}
      open={asked.open}
      title={<bdi>{t(`actions.${id}.title`, { name })}</bdi>}
      text={t(`actions.${id}.text`, { count: userCount })}
      confirm={t(`actions.${id}.label`)}
      tone={tone}
      onConfirm={async () => {
        await groupCalls[id](ospId)
        await refresh(REFRESHES[id])
        notify({ tone: 'success', text: t(`actions.${id}.done`, { name }) })
        if (id === 'delete') onDeleted?.()
      }}
      onClose={onClose}
    />
  )
}

/** The group's own page is left at once when it is deleted: reading it again would only find nothing. */
const REFRESHES: Readonly<Record<GroupAction['id'], readonly Operation[]>> = {
  activate: [findAllUserGroups, getUserGroup],
  deactivate: [findAllUserGroups, getUserGroup],
  delete: [findAllUserGroups, getUsersByFilter],
}
