import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

/** R035, R045: for platform staff only. */
const inArea = { area: 'branding', audience: 'signed-in', guards: platformStaff } as const

export const brandingRoutes = [
  {
    ...inArea,
    path: '/company/settings/branding',
    name: 'CompanySettingsBranding',
    load: () => import('@/features/branding/company-branding-screen.tsx'),
    layout: 'CompanySettings',
    order: 5,
  },
  {
    ...inArea,
    path: '/partners/:partnerOspId/branding',
    name: 'PartnerBranding',
    load: () => import('@/features/branding/partner-branding-screen.tsx'),
    layout: 'PartnerView',
    parent: 'Partners',
    order: 5,
  },
] as const satisfies readonly Route[]
