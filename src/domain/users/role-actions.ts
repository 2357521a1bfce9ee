import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { actionsOn } from '@/actions/define-actions.ts'
import { addUserRole, listUserRoles, removeUserRole } from '@/api/generated/operations/admins.ts'
import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { whyNotGrant, whyNotRemove, type ShownRole } from './role-rules.ts'
import { nameOf } from './action-user.ts'
import type { AppUser } from './user-form.ts'

/** A role, and the person who has it or may get it. */
export interface RoleOf {
  readonly user: AppUser
  readonly role: ShownRole
}

const refreshes = [getUser, getUsersByFilter, listUserRoles]
const body = ({ user, role }: RoleOf) => ({ userOspId: user.ospId, role: role.role })

/** R077: admins can grant and remove only roles that they have themselves. */
export const roleActions = actionsOn<RoleOf>({
  area: 'app-users',
  idParam: 'role',
  idOf: ({ role }) => role.role,
  nameOf: ({ user }) => nameOf(user),
  valuesOf: ({ role }) => ({ role: role.label }),
})({
  'grant-role': {
    icon: Plus,
    operation: addUserRole,
    body,
    refuses: ({ role, user }, viewer) => whyNotGrant(role, user, viewer),
    refreshes,
    immediate: true,
  },
  'remove-role': {
    icon: Minus,
    operation: removeUserRole,
    body,
    refuses: ({ role, user }, viewer) => whyNotRemove(role, user, viewer),
    refreshes,
  },
})
