import type { AreaModel } from '../resources.ts'

export const model = {
  about: { findViewPermissionsByCorporateAccount: 'viewPermission' },
  after: { withdrawCompanyDeactivation: ['requestCompanyDeactivation'] },
  writes: {
    requestCompanyDeactivation: {
      seenIn: 'getCorporateAccount',
      undoneBy: 'withdrawCompanyDeactivation',
      repeated: 409,
      refusedWhen: { kind: 'corporateAccount', code: 'ALREADY_INACTIVE', active: false },
    },
    withdrawCompanyDeactivation: {
      seenIn: 'getCorporateAccount',
      undoneBy: 'requestCompanyDeactivation',
      repeated: 409,
      refusedWhen: { kind: 'corporateAccount', code: 'ALREADY_INACTIVE', active: false },
    },
  },
} satisfies AreaModel
