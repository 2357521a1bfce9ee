import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Trash2 from 'lucide-react/icons/trash-2'
import type { LucideIcon } from 'lucide-react'
import type { components } from '@/api/generated/schema.ts'
import {
  activateUserGroup,
  deleteUserGroup,
  updateUserGroup,
} from '@/api/generated/operations/user-groups.ts'
import type { Operation } from '@/api/operation.ts'

export type UserGroup = components['schemas']['UserGroup']

/** Something that can be done with a group (R102). Page menu, row menu and command palette draw from this table. */
export interface GroupAction {
  /** In the address while its dialog is open; its words are below `actions.<id>`. */
  readonly id: 'activate' | 'deactivate' | 'delete'
  readonly icon: LucideIcon
  readonly tone?: 'danger'
  /** Who may call it may see it. */
  readonly operation: Operation
  /** Why not now, by the contract's own refusals: a key below `reasons`. */
  readonly refuses: (group: UserGroup) => 'alreadyActive' | 'alreadyInactive' | 'defaultGroup' | undefined
}

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
