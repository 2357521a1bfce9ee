import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'plugin-purchases', audience: 'signed-in', guards: platformStaff } as const

export const pluginPurchasesRoutes = [
  {
    ...inArea,
    path: '/orders/plugin-service',
    name: 'OrdersPluginService',
    load: () => import('@/features/plugin-purchases/open-purchases-screen.tsx'),
    layout: 'Orders',
    order: 2,
  },
  {
    ...inArea,
    path: '/orders/handledPlugins',
    name: 'OrdersHandledPlugins',
    load: () => import('@/features/plugin-purchases/handled-purchases-screen.tsx'),
    layout: 'Orders',
    order: 4,
  },
] as const satisfies readonly Route[]
