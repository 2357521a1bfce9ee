import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { actionsOn } from '@/actions/define-actions.ts'
import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import {
  addUsersToUserGroup,
  findAllUserGroups,
  getUserGroup,
  removeUsersFromUserGroup,
} from '@/api/generated/operations/user-groups.ts'
import { nameOf } from '@/domain/users/action-user.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import { groupName } from '@/i18n/formats.ts'

/** A user and a group. */
export interface Membership {
  readonly user: AppUser
  /** Absent until one is selected. */
  readonly group: { readonly ospId: string; readonly name: string } | undefined
}

const refreshes = [getUser, getUsersByFilter, getUserGroup, findAllUserGroups]
const body = ({ user, group }: Membership) => ({
  userGroupOspId: group?.ospId ?? '',
  userOspIds: [user.ospId],
})
const refuses = ({ group }: Membership) => (group ? undefined : 'chooseGroup')

/** Adds a user to a group or removes them. Both are easily undone, so there is no confirmation. */
export const membershipActions = actionsOn<Membership>({
  area: 'app-users',
  idParam: 'group',
  idOf: ({ group }) => group?.ospId ?? '',
  nameOf: ({ user }) => nameOf(user),
  valuesOf: ({ group }) => ({ group: group && groupName(group.name) }),
})({
  'join-group': { icon: Plus, operation: addUsersToUserGroup, body, refuses, refreshes, immediate: true },
  'leave-group': {
    icon: Minus,
    operation: removeUsersFromUserGroup,
    body,
    refuses,
    refreshes,
    immediate: true,
  },
})
