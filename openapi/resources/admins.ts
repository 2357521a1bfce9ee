import type { AreaModel } from '../resources.ts'

export const model = {
  about: { listUserRoles: 'role' },
  writes: {
    createManager: { seen: 'getUser', unique: ['userData.login'] },
    createContact: { seen: 'getUser', unique: ['userData.login'] },
    addUserRole: {
      seen: 'getUser',
      undoneBy: 'removeUserRole',
      again: 'accepted',
      refusedAfter: ['anonymizeUser'],
    },
    removeUserRole: {
      seen: 'getUser',
      undoneBy: 'addUserRole',
      again: 'accepted',
      // Whoever has no other role.
      refusedForSome: { kind: 'user', role: 'ospuser' },
    },
  },
} satisfies AreaModel
