import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    user: {
      create: 'createMobileUser',
      read: 'getUser',
      list: 'getUsersByFilter',
      update: 'updateUser',
      derived: ['classification', 'userGroups', 'familyMembers'],
    },
  },
  writes: {
    createMobileUser: { again: 409 },
    activateUser: { seen: 'getUser', sets: { active: true }, undoneBy: 'deactivateUser', again: 409 },
    deactivateUser: { seen: 'getUser', sets: { active: false }, undoneBy: 'activateUser', again: 409 },
    unblockUser: {
      seen: 'getUser',
      sets: { blocked: false },
      again: 'accepted',
      refusedAfter: ['anonymizeUser'],
    },
    anonymizeUser: { seen: 'getUser', sets: { anonymized: true, active: false }, again: 409 },
    clearTwoFactor: { seen: 'getUser', again: 'accepted', refusedAfter: ['anonymizeUser'] },
    sendPincode: { seen: 'getBackofficeUser', again: 'accepted', refusedAfter: ['anonymizeUser'] },
    generateSelfserviceLink: { again: 'accepted', refusedAfter: ['anonymizeUser'] },
    uploadUsersFile: { again: 'accepted' },
    validateUsersUpload: { again: 'accepted', refusedAfter: ['processUsersUpload'] },
    processUsersUpload: { again: 409 },
  },
  files: { uploadUsersFile: 'users' },
  after: {
    validateUsersUpload: ['uploadUsersFile'],
    processUsersUpload: ['uploadUsersFile', 'validateUsersUpload'],
  },
} satisfies AreaModel
