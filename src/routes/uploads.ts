import FileUp from 'lucide-react/icons/file-up'
import { managesUsers, platformStaff } from './guards.ts'
import type { Route } from './route.ts'

/** R049: provider files are for platform staff. */
const inArea = { area: 'uploads', audience: 'signed-in', guards: platformStaff } as const
/** The ten files differ in data only: `src/features/uploads/upload-tabs.ts`. */
const inTabs = { ...inArea, layout: 'Uploads' } as const

export const uploadsRoutes = [
  {
    ...inArea,
    path: '/uploads',
    name: 'Uploads',
    load: () => import('@/features/uploads/uploads-layout.tsx'),
    redirect: 'UploadVouchers',
    menu: { group: 'backoffice', order: 20, icon: FileUp },
  },
  {
    ...inTabs,
    path: '/uploads/vouchers', // G061
    name: 'UploadVouchers',
    load: () => import('@/features/uploads/upload-screen.tsx'),
    order: 1,
  },
  {
    ...inTabs,
    path: '/uploads/surcharges',
    name: 'UploadSurcharges',
    load: () => import('@/features/uploads/upload-screen.tsx'),
    order: 2,
  },
  {
    ...inTabs,
    path: '/uploads/bike-share-events',
    name: 'UploadBikeShareEvents',
    load: () => import('@/features/uploads/upload-screen.tsx'),
    order: 3,
  },
  {
    ...inTabs,
    path: '/uploads/car-share',
    name: 'UploadCarShare',
    load: () => import('@/features/uploads/upload-screen.tsx'),
    order: 4,
  },
  {
    ...inTabs,
    path: '/uploads/line',
    name: 'UploadRegionalBus',
    load: () => import('@/features/uploads/upload-screen.tsx'),
    order: 5,
  },
  {
    ...inTabs,
    path: '/uploads/bank',
    name: 'UploadBank',
    load: () => import('@/features/uploads/upload-screen.tsx'),
    order: 6,
  },
  {
    ...inTabs,
    path: '/uploads/rail',
    name: 'UploadRail',
    load: () => import('@/features/uploads/upload-screen.tsx'),
    order: 7,
  },
  {
    ...inTabs,
    path: '/uploads/bike-rental',
    name: 'UploadBikeRental',
    load: () => import('@/features/uploads/upload-screen.tsx'),
    order: 8,
  },
  {
    ...inTabs,
    path: '/uploads/mobility-provider',
    name: 'UploadMobilityProvider',
    load: () => import('@/features/uploads/upload-screen.tsx'),
    order: 9,
  },
  {
    ...inTabs,
    path: '/uploads/charging-billing',
    name: 'UploadChargingBilling',
    load: () => import('@/features/uploads/upload-screen.tsx'),
    order: 10,
  },
  {
    ...inArea,
    path: '/company/products/rail-invoice-upload', // G056
    name: 'CompanyRailInvoiceUpload',
    guards: managesUsers,
    needsCompany: true,
    load: () => import('@/features/uploads/company-rail-invoice-upload-screen.tsx'),
    parent: 'CompanyProducts',
  },
] as const satisfies readonly Route[]
