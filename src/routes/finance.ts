import Wallet from 'lucide-react/icons/wallet'
import { seesCompanyBudget } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'finance', audience: 'signed-in', guards: seesCompanyBudget } as const

export const financeRoutes = [
  {
    ...inArea,
    path: '/finance/company-budget',
    name: 'CompanyBudget',
    needsCompany: true,
    words: ['vocabulary'],
    load: () => import('@/features/finance/company-budget-screen.tsx'),
    menu: { group: 'finance', order: 1, icon: Wallet },
  },
] as const satisfies readonly Route[]
