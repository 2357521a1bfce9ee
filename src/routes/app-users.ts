import Users from 'lucide-react/icons/users'
import { managesUsers, ownPage } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'app-users', audience: 'signed-in', guards: managesUsers } as const

export const appUsersRoutes = [
  {
    ...inArea,
    path: '/manage/app-users',
    name: 'ManageAppUsers',
    load: () => import('@/features/app-users/app-users-layout.tsx'),
    redirect: 'AppUsersActive',
    menu: { group: 'users', order: 1, icon: Users },
  },
  {
    ...inArea,
    path: '/manage/app-users/active',
    name: 'AppUsersActive',
    load: () => import('@/features/app-users/active-users-screen.tsx'),
    layout: 'ManageAppUsers',
    order: 1,
  },
  {
    ...inArea,
    path: '/manage/app-users/inactive',
    name: 'AppUsersInactive',
    load: () => import('@/features/app-users/inactive-users-screen.tsx'),
    layout: 'ManageAppUsers',
    order: 2,
  },
  {
    ...inArea,
    path: '/manage/app-users/import',
    name: 'AppUsersImport',
    needsCompany: true,
    load: () => import('@/features/app-users/import/app-users-import-screen.tsx'),
    readsNothing: true,
    layout: 'ManageAppUsers',
    order: 3,
  },
  {
    ...inArea,
    path: '/manage/import-users',
    name: 'ImportUsers',
    needsCompany: true,
    load: () => import('@/features/app-users/import/import-users-screen.tsx'),
    readsNothing: true,
    parent: 'ManageAppUsers',
  },
  {
    ...inArea,
    path: '/manage/app-users/add',
    name: 'AddAppUser',
    needsCompany: true,
    words: ['budgets', 'vocabulary'],
    load: () => import('@/features/app-users/add/add-app-user-screen.tsx'),
    readsNothing: true,
    parent: 'ManageAppUsers',
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId',
    name: 'AppUserDetailView',
    guards: ownPage,
    load: () => import('@/features/app-users/app-user-layout.tsx'),
    redirect: 'AppUserOverview',
    parent: 'ManageAppUsers',
    words: ['budgets', 'expenses', 'trips', 'identification-fields'], // The texts of its tabs.
  },
  {
    // Not in the specification: summarises the other tabs (G202).
    ...inArea,
    path: '/manage/app-users/:userOspId/overview',
    name: 'AppUserOverview',
    guards: ownPage,
    words: ['vocabulary'],
    load: () => import('@/features/app-users/overview/app-user-overview-screen.tsx'),
    layout: 'AppUserDetailView',
    order: 1,
    parent: 'ManageAppUsers',
  },
  {
    // Not in the specification: a guide that combines several calls.
    path: '/manage/app-users/:userOspId/leave',
    name: 'LeaverGuide',
    words: ['vocabulary'],
    load: () => import('@/features/app-users/leave/leaver-screen.tsx'),
    ...inArea,
    parent: 'AppUserDetailView',
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/groups-roles',
    name: 'AppUserGroupsRoles',
    guards: ownPage,
    load: () => import('@/features/app-users/app-user-groups-roles-screen.tsx'),
    layout: 'AppUserDetailView',
    order: 8,
    tab: 'access',
    parent: 'ManageAppUsers',
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/detail',
    name: 'AppUserDetail',
    guards: ownPage,
    load: () => import('@/features/app-users/app-user-detail-screen.tsx'),
    layout: 'AppUserDetailView',
    order: 7,
    parent: 'ManageAppUsers',
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/roles',
    name: 'AppUserRoles',
    guards: ownPage,
    // G053: groups and roles are on one tab.
    redirect: 'AppUserGroupsRoles',
    parent: 'ManageAppUsers',
  },
] as const satisfies readonly Route[]
