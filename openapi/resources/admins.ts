import type { AreaModel } from '../resources.ts'

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
    },
  },
} satisfies AreaModel
