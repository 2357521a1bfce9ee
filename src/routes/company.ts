import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import { maintainsCompany, managesUsers } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'company', audience: 'signed-in', guards: managesUsers } as const

export const companyRoutes = [
  {
    ...inArea,
    path: '/company/products',
    name: 'CompanyProducts',
    needsCompany: true,
    load: () => import('@/features/company/company-products-layout.tsx'),
    redirect: 'CompanyProductsList',
    menu: { group: 'top', order: 3, icon: Package },
    words: ['trips', 'season-tickets'], // The texts of three of its tabs.
  },
  {
    ...inArea,
    path: '/company/products/list',
    name: 'CompanyProductsList',
    load: () => import('@/features/company/company-products-list-screen.tsx'),
    layout: 'CompanyProducts',
    order: 1,
  },
  {
    ...inArea,
    path: '/company/details',
    name: 'CompanyDetails',
    needsCompany: true,
    load: () => import('@/features/company/company-details-screen.tsx'),
    parent: 'CompanySettings',
    words: ['corporate-accounts', 'vocabulary'],
  },
  {
    ...inArea,
    path: '/company/settings',
    name: 'CompanySettings',
    words: ['branding'],
    needsCompany: true,
    load: () => import('@/features/company/company-settings-layout.tsx'),
    redirect: 'CompanySettingsDetails',
    menu: { group: 'top', order: 2, icon: Settings },
  },
  {
    ...inArea,
    path: '/company/settings/details',
    name: 'CompanySettingsDetails',
    load: () => import('@/features/company/settings-details-screen.tsx'),
    layout: 'CompanySettings',
    order: 1,
    words: ['corporate-accounts'],
  },
  {
    ...inArea,
    path: '/company/settings/budgets',
    name: 'CompanySettingsBudgets',
    load: () => import('@/features/company/settings-budgets-screen.tsx'),
    layout: 'CompanySettings',
    order: 2,
    words: ['vocabulary'],
  },
  {
    ...inArea,
    path: '/company/settings/mobile-app',
    name: 'CompanySettingsMobileApp',
    guards: maintainsCompany,
    load: () => import('@/features/company/mobile-app-screen.tsx'),
    layout: 'CompanySettings',
    order: 3,
  },
  {
    ...inArea,
    path: '/company/settings/available-products',
    name: 'CompanySettingsAvailableProducts',
    guards: maintainsCompany,
    load: () => import('@/features/company/available-products-screen.tsx'),
    layout: 'CompanySettings',
    order: 4,
  },
  {
    ...inArea,
    path: '/company/settings/deactivation',
    name: 'CompanyDeactivation',
    needsCompany: true,
    load: () => import('@/features/company/deactivation-screen.tsx'),
    parent: 'CompanySettings',
  },
] as const satisfies readonly Route[]
