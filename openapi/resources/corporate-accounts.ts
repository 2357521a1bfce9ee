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
    createCorporateAccount: { again: 409 },
    activateCorporateAccount: { sets: { active: true }, undoneBy: 'deactivateCorporateAccount', again: 409 },
    deactivateCorporateAccount: { sets: { active: false }, undoneBy: 'activateCorporateAccount', again: 409 },
  },
} satisfies AreaModel
