import Package from 'lucide-react/icons/package'
import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

/** R046: for platform staff. */
const inArea = { area: 'products', audience: 'signed-in', guards: platformStaff } as const

export const productsRoutes = [
  {
    ...inArea,
    path: '/products',
    name: 'Products',
    load: () => import('@/features/products/products-screen.tsx'),
    menu: { group: 'backoffice', order: 3, icon: Package },
  },
  {
    ...inArea,
    path: '/products/add',
    name: 'AddProduct',
    load: () => import('@/features/products/add-product-screen.tsx'),
    readsNothing: true,
    parent: 'Products',
  },
  {
    ...inArea,
    path: '/products/add-resourcegroup',
    name: 'AddResourceGroupToProduct',
    load: () => import('@/features/products/add-resource-group-screen.tsx'),
    readsNothing: true,
    parent: 'Products',
  },
  {
    ...inArea,
    path: '/products/add-service-resource',
    name: 'AddServiceResourceToProduct',
    load: () => import('@/features/products/add-service-screen.tsx'),
    readsNothing: true,
    parent: 'Products',
  },
  {
    ...inArea,
    path: '/products/add-rental-car-resource',
    name: 'AddRentalCarResourceToProduct',
    load: () => import('@/features/products/add-rental-car-screen.tsx'),
    readsNothing: true,
    parent: 'Products',
  },
  {
    ...inArea,
    path: '/products/:productOspId',
    name: 'ProductView',
    load: () => import('@/features/products/product-layout.tsx'),
    redirect: 'ProductDetails',
    parent: 'Products',
  },
  {
    ...inArea,
    path: '/products/:productOspId/details',
    name: 'ProductDetails',
    load: () => import('@/features/products/product-details-screen.tsx'),
    layout: 'ProductView',
    order: 1,
    parent: 'Products',
    words: ['relations'],
  },
  {
    ...inArea,
    path: '/products/:productOspId/composition',
    name: 'ProductComposition',
    load: () => import('@/features/products/product-composition-screen.tsx'),
    layout: 'ProductView',
    order: 2,
    parent: 'Products',
  },
] as const satisfies readonly Route[]
