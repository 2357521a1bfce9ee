import UsersRound from 'lucide-react/icons/users-round'
import { managesUsers } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'user-groups', audience: 'signed-in', guards: managesUsers } as const

export const userGroupsRoutes = [
  {
    ...inArea,
    path: '/manage/user-groups',
    name: 'UserGroups',
    needsCompany: true,
    load: () => import('@/features/user-groups/user-groups-screen.tsx'),
    menu: { group: 'users', order: 3, icon: UsersRound },
  },
  {
    ...inArea,
    path: '/manage/user-groups/add',
    name: 'AddUserGroup',
    needsCompany: true,
    load: () => import('@/features/user-groups/add-user-group-screen.tsx'),
    readsNothing: true,
    parent: 'UserGroups',
  },
  {
    ...inArea,
    path: '/manage/user-groups/:userGroupOspId',
    name: 'UserGroupView',
    load: () => import('@/features/user-groups/user-group-layout.tsx'),
    redirect: 'UserGroupMembers', // R058: a group opens on its members.
    parent: 'UserGroups',
    words: ['trips'], // Texts of two of its tabs.
  },
  {
    ...inArea,
    path: '/manage/user-groups/:userGroupOspId/members',
    name: 'UserGroupMembers',
    load: () => import('@/features/user-groups/group-members-screen.tsx'),
    layout: 'UserGroupView',
    order: 1,
    parent: 'UserGroups',
  },
  {
    ...inArea,
    path: '/manage/user-groups/:userGroupOspId/products',
    name: 'UserGroupProducts',
    load: () => import('@/features/user-groups/group-products-screen.tsx'),
    layout: 'UserGroupView',
    order: 2,
    parent: 'UserGroups',
  },
  {
    ...inArea,
    path: '/manage/user-groups/:userGroupOspId/details',
    name: 'UserGroupDetails',
    load: () => import('@/features/user-groups/group-details-screen.tsx'),
    layout: 'UserGroupView',
    order: 3,
    parent: 'UserGroups',
  },
] as const satisfies readonly Route[]
