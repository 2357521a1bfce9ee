import FileUp from 'lucide-react/icons/file-up'
import { managesUsers, platformStaff } from './guards.ts'
import type { Route } from './route.ts'

/** R049: provider files are for platform staff. */
const inArea = { area: 'uploads', audience: 'signed-in', guards: platformStaff } as const
/** The ten files differ in data only: `src/features/uploads/upload-tabs.ts`. */
const aTab = {
  ...inArea,
  layout: 'Uploads',
  load: () => import('@/features/uploads/upload-screen.tsx'),
} as const

export const uploadsRoutes = [
  {
    ...inArea,
    path: '/uploads',
    name: 'Uploads',
    load: () => import('@/features/uploads/uploads-layout.tsx'),
    redirect: 'UploadVouchers',
    menu: { group: 'backoffice', order: 20, icon: FileUp },
  },
  { ...aTab, path: '/uploads/vouchers', name: 'UploadVouchers', order: 1 }, // G061
  { ...aTab, path: '/uploads/surcharges', name: 'UploadSurcharges', order: 2 },
  { ...aTab, path: '/uploads/bike-share-events', name: 'UploadBikeShareEvents', order: 3 },
  { ...aTab, path: '/uploads/car-share', name: 'UploadCarShare', order: 4 },
  { ...aTab, path: '/uploads/line', name: 'UploadRegionalBus', order: 5 },
  { ...aTab, path: '/uploads/bank', name: 'UploadBank', order: 6 },
  { ...aTab, path: '/uploads/rail', name: 'UploadRail', order: 7 },
  { ...aTab, path: '/uploads/bike-rental', name: 'UploadBikeRental', order: 8 },
  { ...aTab, path: '/uploads/mobility-provider', name: 'UploadMobilityProvider', order: 9 },
  { ...aTab, path: '/uploads/charging-billing', name: 'UploadChargingBilling', order: 10 },
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
