import type { AreaModel } from '../resources.ts'

export const model = {
  about: { findViewPermissionsByCorporateAccount: 'viewPermission' },
  writes: { requestCompanyDeactivation: { seen: 'getCorporateAccount', again: 409 } },
} satisfies AreaModel
