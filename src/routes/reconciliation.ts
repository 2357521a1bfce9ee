import Scale from 'lucide-react/icons/scale'
import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

export const reconciliationRoutes = [
  {
    area: 'reconciliation',
    audience: 'signed-in',
    guards: platformStaff, // R050
    path: '/reconciliation', // G064
    name: 'Reconciliation',
    words: ['vocabulary'],
    load: () => import('@/features/reconciliation/reconciliation-screen.tsx'),
    menu: { group: 'backoffice', order: 21, icon: Scale },
  },
] as const satisfies readonly Route[]
