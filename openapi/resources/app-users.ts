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
    unblockUser: { seen: 'getUser', sets: { blocked: false }, again: 'accepted' },
    anonymizeUser: { seen: 'getUser', sets: { anonymized: true, active: false }, again: 409 },
    clearTwoFactor: { seen: 'getUser', again: 'accepted' },
    sendPincode: { again: 'accepted' },
    generateSelfserviceLink: { again: 'accepted' },
    uploadUsersFile: { again: 'accepted' },
    validateUsersUpload: { again: 'accepted' },
    processUsersUpload: { again: 409 },
  },
  files: { uploadUsersFile: 'users' },
  after: {
    validateUsersUpload: ['uploadUsersFile'],
    processUsersUpload: ['uploadUsersFile', 'validateUsersUpload'],
  },
} satisfies AreaModel
