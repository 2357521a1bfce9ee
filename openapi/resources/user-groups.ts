import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    userGroup: {
      create: 'createUserGroup',
      read: 'getUserGroup',
      list: 'findAllUserGroups',
      update: 'updateUserGroup',
      remove: 'deleteUserGroup',
      derived: ['userCount', 'productCount'],
    },
  },
  writes: {
    activateUserGroup: { seen: 'getUserGroup', sets: { 'data.active': true }, again: 'accepted' },
    addUsersToUserGroup: {
      seen: 'getUserGroupsByUser',
      undoneBy: 'removeUsersFromUserGroup',
      again: 'accepted',
    },
    removeUsersFromUserGroup: { seen: 'getUserGroupsByUser', again: 'accepted' },
    grantProductUsage: {
      seen: 'findUsagePermissionsByUserGroup',
      undoneBy: 'revokeProductUsage',
      again: 409,
    },
    revokeProductUsage: { seen: 'findUsagePermissionsByUserGroup' },
  },
} satisfies AreaModel
