import TicketCheck from 'lucide-react/icons/ticket-check'
import { handlesOrders, managesUsers } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'season-tickets', audience: 'signed-in', guards: handlesOrders } as const

export const seasonTicketsRoutes = [
  {
    ...inArea,
    path: '/order-handling', // G057: the base of the tabs.
    name: 'OrderHandling',
    needsCompany: true,
    load: () => import('@/features/season-tickets/order-handling-layout.tsx'),
    redirect: 'SeasonCardOrders', // R058: order handling opens on the open orders.
    menu: { group: 'backoffice', order: 1, icon: TicketCheck },
  },
  {
    ...inArea,
    path: '/order-handling/season-card-orders',
    name: 'SeasonCardOrders',
    words: ['vocabulary'],
    load: () => import('@/features/season-tickets/season-card-orders-screen.tsx'),
    layout: 'OrderHandling',
    order: 1,
  },
  {
    ...inArea,
    path: '/order-handling/handled-season-card-orders',
    name: 'HandledSeasonCardOrders',
    words: ['vocabulary'],
    load: () => import('@/features/season-tickets/handled-season-card-orders-screen.tsx'),
    layout: 'OrderHandling',
    order: 2,
  },
  {
    ...inArea,
    path: '/company/products/rail-season-subscription', // G056
    name: 'CompanyRailSeasonSubscription',
    guards: managesUsers,
    words: ['vocabulary'],
    load: () => import('@/features/season-tickets/company-rail-season-subscription-screen.tsx'),
    layout: 'CompanyProducts',
    order: 4,
  },
] as const satisfies readonly Route[]
