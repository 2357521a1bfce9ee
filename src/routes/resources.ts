import Boxes from 'lucide-react/icons/boxes'
import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

/** R046: products and resources are for platform staff. */
const inArea = { area: 'resources', audience: 'signed-in', guards: platformStaff } as const
const inTabs = { ...inArea, layout: 'Resources' } as const
const CREATE_OR_EDIT = { createOrEdit: ['create', 'edit'] }

/*
 * The nine sections (G058). Each has a list and a page to add and edit, which `createOrEdit` names (R217, G059). The
 * seven kinds of resources share their screens. Their differences are in `src/features/resources/kinds.ts`.
 */
export const resourcesRoutes = [
  {
    ...inArea,
    path: '/resources',
    name: 'Resources',
    load: () => import('@/features/resources/resources-layout.tsx'),
    redirect: 'ResourcesServices', // G055: opens on its first section.
    menu: { group: 'backoffice', order: 5, icon: Boxes },
  },
  {
    ...inTabs,
    path: '/resources/services',
    name: 'ResourcesServices',
    load: () => import('@/features/resources/resources-of-kind-screen.tsx'),
    order: 1,
    parent: 'Resources',
  },
  {
    ...inArea,
    path: '/resources/services/:createOrEdit',
    oneOf: CREATE_OR_EDIT,
    name: 'ResourceServiceForm',
    load: () => import('@/features/resources/resource-screen.tsx'),
    parent: 'ResourcesServices',
    words: ['relations'],
  },
  {
    ...inTabs,
    path: '/resources/transport',
    name: 'ResourcesTransport',
    load: () => import('@/features/resources/resources-of-kind-screen.tsx'),
    order: 2,
    parent: 'Resources',
  },
  {
    ...inArea,
    path: '/resources/transport/:createOrEdit',
    oneOf: CREATE_OR_EDIT,
    name: 'ResourceTransportForm',
    load: () => import('@/features/resources/resource-screen.tsx'),
    parent: 'ResourcesTransport',
    words: ['relations'],
  },
  {
    ...inTabs,
    path: '/resources/parking',
    name: 'ResourcesParking',
    load: () => import('@/features/resources/resources-of-kind-screen.tsx'),
    order: 3,
    parent: 'Resources',
  },
  {
    ...inArea,
    path: '/resources/parking/:createOrEdit',
    oneOf: CREATE_OR_EDIT,
    name: 'ResourceParkingForm',
    load: () => import('@/features/resources/resource-screen.tsx'),
    parent: 'ResourcesParking',
    words: ['relations'],
  },
  {
    ...inTabs,
    path: '/resources/bike',
    name: 'ResourcesBike',
    load: () => import('@/features/resources/resources-of-kind-screen.tsx'),
    order: 4,
    parent: 'Resources',
  },
  {
    ...inArea,
    path: '/resources/bike/:createOrEdit',
    oneOf: CREATE_OR_EDIT,
    name: 'ResourceBikeForm',
    load: () => import('@/features/resources/resource-screen.tsx'),
    parent: 'ResourcesBike',
    words: ['relations'],
  },
  {
    ...inTabs,
    path: '/resources/car',
    name: 'ResourcesCar',
    load: () => import('@/features/resources/resources-of-kind-screen.tsx'),
    order: 5,
    parent: 'Resources',
  },
  {
    ...inArea,
    path: '/resources/car/:createOrEdit',
    oneOf: CREATE_OR_EDIT,
    name: 'ResourceCarForm',
    load: () => import('@/features/resources/resource-screen.tsx'),
    parent: 'ResourcesCar',
    words: ['relations'],
  },
  {
    ...inTabs,
    path: '/resources/rental',
    name: 'ResourcesRental',
    load: () => import('@/features/resources/resources-of-kind-screen.tsx'),
    order: 6,
    parent: 'Resources',
  },
  {
    ...inArea,
    path: '/resources/rental/:createOrEdit',
    oneOf: CREATE_OR_EDIT,
    name: 'ResourceRentalForm',
    load: () => import('@/features/resources/resource-screen.tsx'),
    parent: 'ResourcesRental',
    words: ['relations'],
  },
  {
    ...inTabs,
    path: '/resources/resource-groups',
    name: 'ResourcesGroups',
    load: () => import('@/features/resources/resource-groups-screen.tsx'),
    order: 7,
    parent: 'Resources',
  },
  {
    ...inArea,
    path: '/resources/resource-groups/:createOrEdit',
    oneOf: CREATE_OR_EDIT,
    name: 'ResourceGroupForm',
    load: () => import('@/features/resources/resource-group-screen.tsx'),
    parent: 'ResourcesGroups',
    words: ['relations'],
  },
  {
    ...inTabs,
    path: '/resources/labels',
    name: 'ResourcesLabels',
    load: () => import('@/features/resources/labels-screen.tsx'),
    order: 8,
    parent: 'Resources',
  },
  {
    ...inArea,
    path: '/resources/labels/:createOrEdit',
    oneOf: CREATE_OR_EDIT,
    name: 'ResourceLabelForm',
    load: () => import('@/features/resources/label-screen.tsx'),
    parent: 'ResourcesLabels',
  },
  {
    ...inTabs,
    path: '/resources/gas-station',
    name: 'ResourcesGasStation',
    load: () => import('@/features/resources/resources-of-kind-screen.tsx'),
    order: 9,
    parent: 'Resources',
  },
  {
    ...inArea,
    path: '/resources/gas-station/:createOrEdit',
    oneOf: CREATE_OR_EDIT,
    name: 'ResourceGasStationForm',
    load: () => import('@/features/resources/resource-screen.tsx'),
    parent: 'ResourcesGasStation',
    words: ['relations'],
  },
] as const satisfies readonly Route[]
