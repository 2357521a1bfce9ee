import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import {
  activateUserGroup,
  deleteUserGroup,
  findAllUserGroups,
  getUserGroup,
  updateUserGroup,
} from '@/api/generated/operations/user-groups.ts'
import type { components } from '@/api/generated/schema.ts'
import { groupName } from '@/i18n/formats.ts'

export type UserGroup = components['schemas']['UserGroup']

/** The actions on a group (R102: groups are activated, deactivated and deleted, for one or many at once). */
export const groupActions = actionsOn<UserGroup>({
  area: 'user-groups',
  idParam: 'group',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ data }) => groupName(data.extId),
  valuesOf: ({ userCount }) => ({ count: userCount }),
  find: async (ospId) => call(getUserGroup, { body: { ospId } }),
})({
  activate: {
    icon: CircleCheck,
    operation: activateUserGroup,
    body: ({ ospId }) => ({ ospId }),
    refuses: ({ data }) => (data.active ? 'alreadyActive' : undefined),
    refreshes: [findAllUserGroups, getUserGroup],
    many: true,
  },
  deactivate: {
    icon: CircleOff,
    operation: updateUserGroup, // G092: no separate call deactivates a group.
    body: ({ ospId }) => ({ ospId, data: { active: false } }),
    refuses: ({ data, isDefault }) =>
      isDefault ? 'defaultGroup' : data.active ? undefined : 'alreadyInactive',
    refreshes: [findAllUserGroups, getUserGroup],
    many: true,
  },
  delete: {
    icon: Trash2,
    tone: 'danger',
    operation: deleteUserGroup,
    body: ({ ospId }) => ({ ospId }),
    refuses: ({ isDefault }) => (isDefault ? 'defaultGroup' : undefined),
    refreshes: [findAllUserGroups, getUsersByFilter],
    many: true,
    removes: true,
  },
})
