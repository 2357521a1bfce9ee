import type { AreaModel } from '../resources.ts'

export const model = {
  about: { findViewPermissionsByCorporateAccount: 'viewPermission' },
  writes: { requestCompanyDeactivation: { seenIn: 'getCorporateAccount', repeated: 409 } },
} satisfies AreaModel
