import type { AreaModel } from '../resources.ts'
import { CLOSED_COMPANY } from '../situations.ts'

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
  filters: {
    getCorporateAccountsByFilter: { deactivationRequested: { present: 'deactivationRequestedOn' } },
  },
  writes: {
    createCorporateAccount: {
      repeated: 409,
      refusedWhen: { kind: 'partner', code: 'PARTNER_INACTIVE', active: false },
    },
    activateCorporateAccount: {
      sets: { active: true },
      undoneBy: 'deactivateCorporateAccount',
      repeated: 409,
      refusedWhen: { kind: 'corporateAccount', active: true, inactiveFrom: undefined },
      refusedIn: [{ code: 'PARTNER_INACTIVE', first: CLOSED_COMPANY }],
    },
    deactivateCorporateAccount: {
      sets: { active: true },
      undoneBy: 'activateCorporateAccount',
      repeated: 409,
    },
  },
} satisfies AreaModel
