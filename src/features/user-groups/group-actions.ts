import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Trash2 from 'lucide-react/icons/trash-2'
import { call } from '@/api/client.ts'
import type { components } from '@/api/generated/schema.ts'
import {
  activateUserGroup,
  deleteUserGroup,
  updateUserGroup,
} from '@/api/generated/operations/user-groups.ts'
import type { ThingAction } from '@/actions/action-menu.tsx'

export type UserGroup = components['schemas']['UserGroup']

/** Something that can be done with a group (R102). */
export interface GroupAction extends ThingAction<UserGroup> {
  /** Its words are below `actions.<id>`. */
  readonly id: 'activate' | 'deactivate' | 'delete'
  readonly refuses: (group: UserGroup) => 'alreadyActive' | 'alreadyInactive' | 'defaultGroup' | undefined
}

/** The call of each action. What goes wrong is told where it was asked for. */
export const groupCalls: Readonly<Record<GroupAction['id'], (ospId: string) => Promise<unknown>>> = {
  activate: (ospId) => call(activateUserGroup, { body: { ospId } }, SILENT),
  deactivate: (ospId) => call(updateUserGroup, { body: { ospId, data: { active: false } } }, SILENT),
  delete: (ospId) => call(deleteUserGroup, { body: { ospId } }, SILENT),
}
const SILENT = { ignore: ['*'] } as const

export const groupActions: readonly GroupAction[] = [
  {
    id: 'activate',
    icon: CircleCheck,
    operation: activateUserGroup,
    refuses: ({ data }) => (data.active ? 'alreadyActive' : undefined),
  },
  {
    id: 'deactivate',
    icon: CircleOff,
    operation: updateUserGroup, // G092
    refuses: ({ data, isDefault }) =>
      isDefault ? 'defaultGroup' : data.active ? undefined : 'alreadyInactive',
  },
  {
    id: 'delete',
    icon: Trash2,
    tone: 'danger',
    operation: deleteUserGroup,
    refuses: ({ isDefault }) => (isDefault ? 'defaultGroup' : undefined),
  },
]
