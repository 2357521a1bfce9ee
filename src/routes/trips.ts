import { managesUsers, ownPage } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'trips', audience: 'signed-in', guards: managesUsers } as const

export const tripsRoutes = [
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/trip-configuration',
    name: 'AppUserTripConfiguration',
    guards: ownPage,
    load: () => import('@/features/trips/user-trips-screen.tsx'),
    layout: 'AppUserDetailView',
    order: 6,
    tab: 'trips',
    parent: 'ManageAppUsers',
    words: ['app-users'],
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/trip-registrations',
    name: 'AppUserTripRegistrations',
    guards: ownPage,
    load: () => import('@/features/trips/user-registrations-screen.tsx'),
    layout: 'AppUserDetailView',
    order: 5,
    tab: 'trips',
    parent: 'ManageAppUsers',
    words: ['app-users'],
  },
  {
    ...inArea,
    path: '/manage/user-groups/:userGroupOspId/trip-registration',
    name: 'UserGroupTripRegistration',
    load: () => import('@/features/trips/group-trips-screen.tsx'),
    layout: 'UserGroupView',
    order: 4,
    parent: 'UserGroups',
  },
  {
    ...inArea,
    path: '/manage/user-groups/:userGroupOspId/homework-registration',
    name: 'UserGroupHomeworkRegistration',
    load: () => import('@/features/trips/group-homework-screen.tsx'),
    layout: 'UserGroupView',
    order: 5,
    parent: 'UserGroups',
  },
  {
    ...inArea,
    path: '/company/products/homework-registration',
    name: 'CompanyHomeworkRegistration',
    load: () => import('@/features/trips/company-homework-screen.tsx'),
    layout: 'CompanyProducts',
    order: 2,
  },
  {
    ...inArea,
    path: '/company/products/trip-registration',
    name: 'CompanyTripRegistration',
    load: () => import('@/features/trips/company-trips-screen.tsx'),
    layout: 'CompanyProducts',
    order: 3,
  },
] as const satisfies readonly Route[]
