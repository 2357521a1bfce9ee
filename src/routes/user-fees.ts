import Layers from 'lucide-react/icons/layers'
import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

// R053: user fees are for platform staff.
const inArea = { area: 'user-fees', audience: 'signed-in', guards: platformStaff } as const

export const userFeesRoutes = [
  {
    ...inArea,
    path: '/user-fee',
    name: 'UserFees',
    load: () => import('@/features/user-fees/user-fees-screen.tsx'),
    menu: { group: 'backoffice', order: 7, icon: Layers },
  },
  {
    ...inArea,
    path: '/user-fee/:type', // G397: `create`, or `edit` with `?fee=`.
    oneOf: { type: ['create', 'edit'] },
    name: 'UserFeeForm',
    load: () => import('@/features/user-fees/user-fee-form-screen.tsx'),
    parent: 'UserFees',
  },
] as const satisfies readonly Route[]
