import ChartColumn from 'lucide-react/icons/chart-column'
import { managesReports } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'reporting', audience: 'signed-in', guards: managesReports } as const

export const reportingRoutes = [
  {
    ...inArea,
    path: '/reporting',
    name: 'Reporting',
    load: () => import('@/features/reporting/reporting-screen.tsx'),
    menu: { group: 'top', order: 5, icon: ChartColumn },
  },
] as const satisfies readonly Route[]
