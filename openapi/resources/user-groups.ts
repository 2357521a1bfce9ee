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
    updateUserGroup: {
      refusedWhen: {
        kind: 'userGroup',
        code: 'DEFAULT_GROUP',
        send: { 'data.active': false },
        isDefault: true,
      },
    },
    deleteUserGroup: { refusedWhen: { kind: 'userGroup', isDefault: true } },
    activateUserGroup: { seenIn: 'getUserGroup', sets: { 'data.active': true }, repeated: 'accepted' },
    addUsersToUserGroup: {
      seenIn: 'getUserGroup',
      undoneBy: 'removeUsersFromUserGroup',
      repeated: 'accepted',
      refusedAfter: ['anonymizeUser'],
    },
    removeUsersFromUserGroup: {
      seenIn: 'getUserGroup',
      undoneBy: 'addUsersToUserGroup',
      repeated: 'accepted',
    },
    grantProductUsage: {
      seenIn: 'findUsagePermissionsByUserGroup',
      undoneBy: 'revokeProductUsage',
      repeated: 'accepted',
      refusedAfter: ['revokeProductUsage', 'deactivateProduct'],
    },
    revokeProductUsage: {
      seenIn: 'findUsagePermissionsByUserGroup',
      repeated: 'accepted',
      refusedForRow: { inherited: true },
    },
  },
  filters: {
    // Rows that the group inherits from its company are listed as well.
    findUsagePermissionsByUserGroup: { userGroupOspId: null },
    readUsagePermissionsByUserGroup: { userGroupOspId: null },
  },
} satisfies AreaModel
