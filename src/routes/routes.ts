import { guestRoutes } from './guest-routes.ts'
import { knowRoutes } from './known-routes.ts'
import type { Guard, Route } from './route.ts'

/*
 * THE table of screens. Router, menu, crumbs, titles, command palette, checks and tests all read it.
 * Words: `<area>:screens.<name>` is a screen's title and crumb, `shell:items.<name>` its label in the menu.
 */

/** G043: company admins for their own company; partner staff after choosing one; ospadmin always. */
const managesUsers: readonly Guard[] = [{ kind: 'role', anyOf: ['user_manager'] }, { kind: 'account' }]

export const routes = [
  ...guestRoutes,

  {
    path: '/change-password',
    name: 'ChangePassword',
    area: 'session',
    audience: 'signed-in',
    guards: [],
    load: () => import('@/features/session/change-password-screen.tsx'),
    menu: { group: 'account', order: 2 },
  },

  {
    path: '/help',
    name: 'Help',
    area: 'help',
    audience: 'signed-in',
    guards: [],
    load: () => import('@/features/help/help-screen.tsx'),
    menu: { group: 'account', order: 1 },
  },

  {
    path: '/dashboard',
    name: 'Dashboard',
    area: 'dashboard',
    audience: 'signed-in',
    guards: [],
    load: () => import('@/features/dashboard/dashboard-screen.tsx'),
    menu: { group: 'top', order: 1 },
  },

  {
    path: '/corporate-accounts',
    name: 'CorporateAccounts',
    area: 'corporate-accounts',
    audience: 'signed-in',
    guards: [{ kind: 'msp' }],
    load: () => import('@/features/corporate-accounts/corporate-accounts-screen.tsx'),
    menu: { group: 'backoffice', order: 1 },
  },

  {
    path: '/manage/app-users',
    name: 'ManageAppUsers',
    area: 'app-users',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/app-users/app-users-layout.tsx'),
    redirect: 'AppUsersActive',
    menu: { group: 'users', order: 1 },
  },
  {
    path: '/manage/app-users/active',
    name: 'AppUsersActive',
    area: 'app-users',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/app-users/active-users-screen.tsx'),
    layout: 'ManageAppUsers',
  },
  {
    path: '/manage/app-users/inactive',
    name: 'AppUsersInactive',
    area: 'app-users',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/app-users/inactive-users-screen.tsx'),
    layout: 'ManageAppUsers',
  },
  {
    path: '/manage/app-users/:userOspId',
    name: 'AppUserDetailView',
    area: 'app-users',
    audience: 'signed-in',
    guards: [{ kind: 'same-or-admin', param: 'userOspId' }, { kind: 'account' }],
    load: () => import('@/features/app-users/app-user-layout.tsx'),
    redirect: 'AppUserDetail',
    parent: 'ManageAppUsers',
  },
  {
    path: '/manage/app-users/:userOspId/detail',
    name: 'AppUserDetail',
    area: 'app-users',
    audience: 'signed-in',
    guards: [{ kind: 'same-or-admin', param: 'userOspId' }, { kind: 'account' }],
    load: () => import('@/features/app-users/app-user-detail-screen.tsx'),
    layout: 'AppUserDetailView',
    parent: 'ManageAppUsers',
  },

  {
    path: '/manage/user-groups',
    name: 'UserGroups',
    area: 'user-groups',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/user-groups/user-groups-screen.tsx'),
    menu: { group: 'users', order: 3 },
  },
  {
    path: '/manage/user-groups/add',
    name: 'AddUserGroup',
    area: 'user-groups',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/user-groups/add-user-group-screen.tsx'),
    parent: 'UserGroups',
  },
  {
    path: '/manage/user-groups/:userGroupOspId',
    name: 'UserGroupView',
    area: 'user-groups',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/user-groups/user-group-layout.tsx'),
    redirect: 'UserGroupMembers', // R058
    parent: 'UserGroups',
  },
  {
    path: '/manage/user-groups/:userGroupOspId/members',
    name: 'UserGroupMembers',
    area: 'user-groups',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/user-groups/group-members-screen.tsx'),
    layout: 'UserGroupView',
    parent: 'UserGroups',
  },
  {
    path: '/manage/user-groups/:userGroupOspId/products',
    name: 'UserGroupProducts',
    area: 'user-groups',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/user-groups/group-products-screen.tsx'),
    layout: 'UserGroupView',
    parent: 'UserGroups',
  },
  {
    path: '/manage/user-groups/:userGroupOspId/details',
    name: 'UserGroupDetails',
    area: 'user-groups',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/user-groups/group-details-screen.tsx'),
    layout: 'UserGroupView',
    parent: 'UserGroups',
  },

  {
    path: '/finance/company-budget',
    name: 'CompanyBudget',
    area: 'finance',
    audience: 'signed-in',
    guards: [{ kind: 'account' }, { kind: 'company-budget-view' }],
    load: () => import('@/features/finance/company-budget-screen.tsx'),
    menu: { group: 'finance', order: 1 },
  },

  {
    path: '/reporting',
    name: 'Reporting',
    area: 'reporting',
    audience: 'signed-in',
    guards: [{ kind: 'role', anyOf: ['reporting_manager'] }],
    load: () => import('@/features/reporting/reporting-screen.tsx'),
    menu: { group: 'top', order: 5 },
  },
] as const satisfies readonly Route[]

export type RouteName = (typeof routes)[number]['name']

knowRoutes(routes)
