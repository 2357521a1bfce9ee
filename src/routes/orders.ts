import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'orders', audience: 'signed-in', guards: platformStaff } as const

// R047: orders are for platform staff. The tabs of plugin-service orders are in the area of plugin services.
export const ordersRoutes = [
  {
    ...inArea,
    path: '/orders',
    name: 'Orders',
    words: ['plugin-purchases', 'vocabulary'],
    load: () => import('@/features/orders/orders-layout.tsx'),
    redirect: 'OrdersGeneral',
    menu: { group: 'backoffice', order: 2, icon: ShoppingBag },
  },
  {
    ...inArea,
    path: '/orders/general',
    name: 'OrdersGeneral',
    words: ['vocabulary'],
    load: () => import('@/features/orders/open-orders-screen.tsx'),
    layout: 'Orders',
    order: 1,
  },
  {
    ...inArea,
    path: '/orders/handled',
    name: 'OrdersHandled',
    words: ['vocabulary'],
    load: () => import('@/features/orders/handled-orders-screen.tsx'),
    layout: 'Orders',
    order: 3,
  },
] as const satisfies readonly Route[]
