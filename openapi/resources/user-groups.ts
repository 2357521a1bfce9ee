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
      reworded: ['extId'],
    },
  },
  about: { getUserGroupServiceResources: 'serviceResource' },
  writes: {
    deleteUserGroup: { refusedWhen: { kind: 'userGroup', isDefault: true } },
    activateUserGroup: { seen: 'getUserGroup', sets: { 'data.active': true }, again: 'accepted' },
    addUsersToUserGroup: {
      seen: 'getUserGroup',
      undoneBy: 'removeUsersFromUserGroup',
      again: 'accepted',
      refusedAfter: ['anonymizeUser'],
    },
    removeUsersFromUserGroup: { seen: 'getUserGroup', undoneBy: 'addUsersToUserGroup', again: 'accepted' },
    grantProductUsage: {
      seen: 'findUsagePermissionsByUserGroup',
      undoneBy: 'revokeProductUsage',
      again: 'accepted',
      refusedAfter: ['revokeProductUsage', 'deactivateProduct'],
    },
    revokeProductUsage: {
      seen: 'findUsagePermissionsByUserGroup',
      again: 'accepted',
      refusedForRow: { inherited: true },
    },
  },
} satisfies AreaModel
