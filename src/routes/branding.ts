import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

export const brandingRoutes = [
  {
    path: '/company/settings/branding',
    name: 'CompanySettingsBranding',
    area: 'branding',
    audience: 'signed-in',
    guards: platformStaff,
    load: () => import('@/features/branding/company-branding-screen.tsx'),
    layout: 'CompanySettings',
    order: 5,
  },
] as const satisfies readonly Route[]
