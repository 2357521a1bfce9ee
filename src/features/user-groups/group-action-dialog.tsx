import { useTranslation } from 'react-i18next'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import {
  activateUserGroup,
  deleteUserGroup,
  findAllUserGroups,
  getUserGroup,
  updateUserGroup,
} from '@/api/generated/operations/user-groups.ts'
import { useWrite } from '@/api/use-write.ts'
import { groupName } from '@/i18n/formats.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { notify } from '@/ui/notifications-store.ts'
import { ConfirmDialog } from '@/ui/question-dialogs.tsx'
import { useAsked } from '@/ui/use-asked.ts'
import { groupActions, type GroupAction, type UserGroup } from './group-actions.ts'

/** The action that an address names, if this viewer may do it. */
export function useNamedAction(id: string | undefined): GroupAction | undefined {
  const viewer = useUser()
  const action = groupActions.find((candidate) => candidate.id === id)
  return action && mayCall(viewer, action.operation) ? action : undefined
}

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
  const run = useGroupWrites()
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
        await run[id](ospId)
        notify({ tone: 'success', text: t(`actions.${id}.done`, { name }) })
        if (id === 'delete') onDeleted?.()
      }}
      onClose={onClose}
    />
  )
}

/** What each action sends. What goes wrong is told in the dialog. */
function useGroupWrites(): Readonly<Record<GroupAction['id'], (ospId: string) => Promise<unknown>>> {
  const options = { refreshes: [findAllUserGroups, getUserGroup], ignore: ['*'] }
  const activate = useWrite(activateUserGroup, options)
  const deactivate = useWrite(updateUserGroup, options)
  const remove = useWrite(deleteUserGroup, {
    // The group's own page is left at once: reading it again would only find nothing.
    refreshes: [findAllUserGroups, getUsersByFilter],
    ignore: ['*'],
  })
  return {
    activate: (ospId) => activate.run({ body: { ospId } }),
    deactivate: (ospId) => deactivate.run({ body: { ospId, data: { active: false } } }),
    delete: (ospId) => remove.run({ body: { ospId } }),
  }
}
