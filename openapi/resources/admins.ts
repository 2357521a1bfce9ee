import type { AreaModel } from '../resources.ts'

export const model = {
  about: { listUserRoles: 'role' },
  writes: {
    createManager: { seen: 'getUser' },
    createContact: { seen: 'getUser' },
    addUserRole: {
      seen: 'getUser',
      undoneBy: 'removeUserRole',
      again: 'accepted',
      refusedAfter: 'anonymizeUser',
    },
    removeUserRole: { seen: 'getUser', undoneBy: 'addUserRole', again: 'accepted' },
  },
} satisfies AreaModel
