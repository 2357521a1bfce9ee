import UserCog from 'lucide-react/icons/user-cog'
import { managesUsers } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'admins', audience: 'signed-in', guards: managesUsers, words: ['app-users'] } as const

export const adminsRoutes = [
  {
    ...inArea,
    path: '/manage/admins',
    name: 'ManageAdmins',
    load: () => import('@/features/admins/admins-screen.tsx'),
    menu: { group: 'users', order: 2, icon: UserCog },
  },
  {
    ...inArea,
    path: '/manage/admins/add',
    name: 'AddAdmin',
    needsCompany: true,
    load: () => import('@/features/admins/add-admin-screen.tsx'),
    parent: 'ManageAdmins',
  },
  {
    ...inArea,
    path: '/manage/admins/contact/add',
    name: 'AddInvoicingContact',
    needsCompany: true,
    load: () => import('@/features/admins/add-invoicing-contact-screen.tsx'),
    readsNothing: true,
    parent: 'ManageAdmins',
  },
  {
    ...inArea,
    path: '/manage/admins/hr/add',
    name: 'AddHrContact',
    needsCompany: true,
    load: () => import('@/features/admins/add-hr-contact-screen.tsx'),
    readsNothing: true,
    parent: 'ManageAdmins',
  },
  {
    ...inArea,
    path: '/manage/admins/mobility/add',
    name: 'AddBudgetContact',
    needsCompany: true,
    load: () => import('@/features/admins/add-budget-contact-screen.tsx'),
    readsNothing: true,
    parent: 'ManageAdmins',
  },
  {
    ...inArea,
    path: '/manage/admins/contact/:userOspId',
    name: 'ContactUserView',
    load: () => import('@/features/admins/contact-user-screen.tsx'),
    parent: 'ManageAdmins',
  },
  {
    ...inArea,
    path: '/manage/admins/:userOspId',
    name: 'AdminUserView',
    load: () => import('@/features/admins/admin-user-layout.tsx'),
    redirect: 'AdminUserViewDetails',
    parent: 'ManageAdmins',
  },
  {
    ...inArea,
    path: '/manage/admins/:userOspId/details',
    name: 'AdminUserViewDetails',
    load: () => import('@/features/admins/admin-details-screen.tsx'),
    layout: 'AdminUserView',
    order: 1,
    parent: 'ManageAdmins',
  },
  {
    ...inArea,
    path: '/manage/admins/:userOspId/roles',
    name: 'AdminUserViewRoles',
    load: () => import('@/features/admins/admin-roles-screen.tsx'),
    layout: 'AdminUserView',
    order: 2,
    parent: 'ManageAdmins',
  },
] as const satisfies readonly Route[]
