import type { AreaModel } from '../resources.ts'
import { FULL_COMPANY, LAST_USER_MANAGER, NEW_USER, NO_BUDGETS_AND_GROUPS } from '../situations.ts'

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
  filters: { getUsersByFilter: { hasBudget: { present: 'mobilityBudget.remaining' } } },
  writes: {
    createMobileUser: {
      repeated: 409,
      refusedIn: [{ code: 'MAX_USERS', first: FULL_COMPANY, send: NO_BUDGETS_AND_GROUPS }],
      // A moment is stored only if it is in the future and the user is not active yet. A chip is stored only with its
      // card.
      reworded: ['desiredActivationDate', 'desiredDeactivationDate', 'mobibChipId'],
    },
    activateUser: {
      seenIn: 'getUser',
      sets: { active: true },
      undoneBy: 'deactivateUser',
      repeated: 409,
      refusedAfter: ['anonymizeUser'],
      refusedIn: [
        {
          code: 'MAX_USERS',
          // The place of the first user is taken by a second one.
          first: [...FULL_COMPANY, { operation: 'deactivateUser' }, NEW_USER],
        },
      ],
      // A moment in the past means now, and is not stored.
      reworded: ['desiredActivationDate'],
    },
    deactivateUser: {
      seenIn: 'getUser',
      sets: { active: false },
      undoneBy: 'activateUser',
      repeated: 409,
      refusedIn: [{ code: 'OWN_ACCOUNT', isOwn: true }, LAST_USER_MANAGER],
    },
    unblockUser: {
      seenIn: 'getUser',
      sets: { blocked: false },
      repeated: 'accepted',
      refusedAfter: ['anonymizeUser'],
    },
    anonymizeUser: {
      seenIn: 'getUser',
      sets: { anonymized: true, active: false },
      repeated: 409,
      refusedWhen: { kind: 'user', code: 'EXTERNALLY_MANAGED', externallyManaged: true, anonymized: false },
      refusedIn: [{ code: 'OWN_ACCOUNT', isOwn: true }, LAST_USER_MANAGER],
    },
    updateUser: {
      refusedWhen: { kind: 'user', code: 'EXTERNALLY_MANAGED', externallyManaged: true },
      refusedAfter: ['anonymizeUser'],
      refusedIn: [
        {
          code: 'TAKEN',
          // An external id cannot be changed, so only a user without one can be given that of another.
          first: [
            {
              operation: 'createMobileUser',
              send: { ...NO_BUDGETS_AND_GROUPS, 'userData.extId': undefined },
            },
            { operation: 'getUsersByFilter' },
          ],
          copy: { 'data.extId': 'extId' },
        },
      ],
    },
    clearTwoFactor: { seenIn: 'getUser', repeated: 'accepted', refusedAfter: ['anonymizeUser'] },
    sendPincode: {
      seenIn: 'getBackofficeUser',
      repeated: 'accepted',
      refusedWhen: { kind: 'user', code: 'ACCOUNT_INACTIVE', active: false, anonymized: false },
      refusedAfter: ['anonymizeUser'],
    },
    generateSelfserviceLink: {
      repeated: 'accepted',
      refusedWhen: { kind: 'user', code: 'ACCOUNT_INACTIVE', active: false, anonymized: false },
      refusedAfter: ['anonymizeUser'],
    },
    uploadUsersFile: { repeated: 'accepted' },
    validateUsersUpload: { repeated: 'accepted', refusedAfter: ['processUsersUpload'] },
    processUsersUpload: { repeated: 409, lasting: true },
  },
  files: { uploadUsersFile: 'users' },
  after: {
    validateUsersUpload: ['uploadUsersFile'],
    processUsersUpload: ['uploadUsersFile', 'validateUsersUpload'],
  },
} satisfies AreaModel
