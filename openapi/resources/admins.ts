import type { AreaModel } from '../resources.ts'
import { LAST_USER_MANAGER } from '../situations.ts'

export const model = {
  about: { listUserRoles: 'role' },
  writes: {
    createManager: { seenIn: 'getUser' },
    createContact: { seenIn: 'getUser' },
    addUserRole: {
      seenIn: 'getUser',
      undoneBy: 'removeUserRole',
      repeated: 'accepted',
      refusedWhen: { kind: 'user', code: 'CONTACT_ONLY', roles: ['contact_user'], anonymized: false },
      refusedAfter: ['anonymizeUser'],
    },
    removeUserRole: {
      seenIn: 'getUser',
      undoneBy: 'addUserRole',
      repeated: 'accepted',
      // A user without any other role.
      refusedForSome: { kind: 'user', role: 'ospuser' },
      refusedIn: [
        { code: 'OWN_ROLE', isOwn: true, copy: { role: 'roles.0' } },
        { ...LAST_USER_MANAGER, send: { role: 'user_manager' } },
      ],
    },
  },
} satisfies AreaModel
