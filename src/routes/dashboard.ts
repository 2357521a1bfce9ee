import CalendarCheck from 'lucide-react/icons/calendar-check'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { partnerStaff, seesInvoices, signedIn } from './guards.ts'
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
  {
    ...inArea,
    guards: partnerStaff,
    path: '/waiting', // G396
    name: 'Waiting',
    words: ['orders', 'plugin-purchases', 'season-tickets', 'vocabulary'],
    load: () => import('@/features/dashboard/waiting/waiting-screen.tsx'),
    parent: 'Dashboard',
  },
  {
    ...inArea,
    path: '/month-end',
    name: 'MonthEnd',
    guards: seesInvoices,
    load: () => import('@/features/dashboard/month-end-screen.tsx'),
    menu: { group: 'finance', order: 6, icon: CalendarCheck },
  },
] as const satisfies readonly Route[]
