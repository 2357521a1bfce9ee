import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { signedIn } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'dashboard', audience: 'signed-in', guards: signedIn } as const

export const dashboardRoutes = [
  {
    ...inArea,
    path: '/dashboard',
    name: 'Dashboard',
    words: ['vocabulary'],
    load: () => import('@/features/dashboard/dashboard-screen.tsx'),
    menu: { group: 'top', order: 1, icon: LayoutDashboard },
  },
] as const satisfies readonly Route[]
