import Handshake from 'lucide-react/icons/handshake'
import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

/** R045: for platform staff only. */
const inArea = { area: 'partners', audience: 'signed-in', guards: platformStaff } as const
const inTabs = { ...inArea, layout: 'PartnerView', parent: 'Partners' } as const

export const partnersRoutes = [
  {
    ...inArea,
    path: '/partners',
    name: 'Partners',
    load: () => import('@/features/partners/partners-screen.tsx'),
    menu: { group: 'backoffice', order: 2, icon: Handshake },
  },
  {
    ...inArea,
    path: '/partners/add',
    name: 'AddPartner',
    load: () => import('@/features/partners/add-partner-screen.tsx'),
    parent: 'Partners',
  },
  {
    ...inArea,
    path: '/partners/:partnerOspId',
    name: 'PartnerView',
    words: ['branding'],
    load: () => import('@/features/partners/partner-layout.tsx'),
    redirect: 'PartnerDetails',
    parent: 'Partners',
  },
  {
    ...inTabs,
    path: '/partners/:partnerOspId/details',
    name: 'PartnerDetails',
    load: () => import('@/features/partners/partner-details-screen.tsx'),
    order: 1,
    words: ['relations'],
  },
  {
    ...inTabs,
    path: '/partners/:partnerOspId/products',
    name: 'PartnerProducts',
    load: () => import('@/features/partners/partner-products-screen.tsx'),
    order: 2,
  },
  {
    ...inTabs,
    path: '/partners/:partnerOspId/resources',
    name: 'PartnerResources',
    load: () => import('@/features/partners/partner-resources-screen.tsx'),
    order: 3,
  },
  {
    ...inTabs,
    path: '/partners/:partnerOspId/budgets',
    name: 'PartnerBudgets',
    load: () => import('@/features/partners/partner-budgets-screen.tsx'),
    order: 4,
  },
  // The fifth tab is in the area branding.
  {
    ...inTabs,
    path: '/partners/:partnerOspId/linked-partners',
    name: 'PartnerLinkedPartners',
    load: () => import('@/features/partners/linked-partners-screen.tsx'),
    order: 6,
  },
  {
    ...inTabs,
    path: '/partners/:partnerOspId/app-menu-configuration',
    name: 'PartnerAppMenuConfiguration',
    load: () => import('@/features/partners/app-menu-screen.tsx'),
    order: 7, // Hidden unless the build enables it (G065).
  },
  {
    ...inArea,
    path: '/partners/:partnerOspId/add-linked',
    name: 'AddLinkedPartner',
    load: () => import('@/features/partners/add-linked-screen.tsx'),
    parent: 'PartnerLinkedPartners',
  },
] as const satisfies readonly Route[]
