import Package from 'lucide-react/icons/package'
import { managesUsers } from './guards.ts'
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
    words: ['trips', 'season-tickets'], // Texts of three of its tabs.
  },
  {
    ...inArea,
    path: '/company/products/list',
    name: 'CompanyProductsList',
    load: () => import('@/features/company/company-products-list-screen.tsx'),
    layout: 'CompanyProducts',
    order: 1,
  },
] as const satisfies readonly Route[]
