import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    corporateAccount: {
      create: 'createCorporateAccount',
      read: 'getCorporateAccount',
      list: 'getCorporateAccountsByFilter',
      update: 'updateCorporateAccount',
      derived: ['userCount'],
    },
  },
  writes: {
    createCorporateAccount: { repeated: 409 },
    activateCorporateAccount: {
      sets: { active: true },
      undoneBy: 'deactivateCorporateAccount',
      repeated: 409,
    },
    deactivateCorporateAccount: {
      sets: { active: false },
      undoneBy: 'activateCorporateAccount',
      repeated: 409,
    },
  },
} satisfies AreaModel
