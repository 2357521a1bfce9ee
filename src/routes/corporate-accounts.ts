import Building2 from 'lucide-react/icons/building-2'
import { partnerStaff } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'corporate-accounts', audience: 'signed-in', guards: partnerStaff } as const

export const corporateAccountsRoutes = [
  {
    ...inArea,
    path: '/corporate-accounts',
    name: 'CorporateAccounts',
    load: () => import('@/features/corporate-accounts/corporate-accounts-screen.tsx'),
    menu: { group: 'backoffice', order: 1, icon: Building2 },
  },
  {
    ...inArea,
    path: '/corporate-accounts/add',
    name: 'AddCorporateAccount',
    load: () => import('@/features/corporate-accounts/add-corporate-account-screen.tsx'),
    parent: 'CorporateAccounts',
    words: ['partners'], // The steps in which budgets, products and services are chosen.
  },
  {
    ...inArea,
    path: '/corporate-accounts/:accountOspId',
    name: 'CorporateAccountView',
    load: () => import('@/features/corporate-accounts/corporate-account-screen.tsx'),
    parent: 'CorporateAccounts',
    words: ['relations', 'partners', 'dashboard'],
  },
  {
    ...inArea,
    path: '/corporate-accounts/:accountOspId/compare',
    name: 'CompareCorporateAccounts',
    load: () => import('@/features/corporate-accounts/compare-screen.tsx'),
    parent: 'CorporateAccountView',
    words: ['partners'],
  },
] as const satisfies readonly Route[]
