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
    activateUser: { seen: 'getUser', sets: { active: true }, undoneBy: 'deactivateUser', again: 409 },
    deactivateUser: { seen: 'getUser', sets: { active: false }, undoneBy: 'activateUser', again: 409 },
    unblockUser: { seen: 'getUser', sets: { blocked: false }, again: 409 },
    anonymizeUser: { seen: 'getUser', sets: { anonymized: true }, again: 409 },
    clearTwoFactor: { seen: 'getUser', again: 409 },
    sendPincode: {},
    generateSelfserviceLink: {},
    uploadUsersFile: {},
    validateUsersUpload: {},
    processUsersUpload: {},
  },
  after: {
    validateUsersUpload: ['uploadUsersFile'],
    processUsersUpload: ['uploadUsersFile', 'validateUsersUpload'],
  },
} satisfies AreaModel
