import { ownPage } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'budgets', audience: 'signed-in', guards: ownPage } as const

export const budgetsRoutes = [
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/budgets',
    name: 'AppUserBudgets',
    words: ['vocabulary'],
    load: () => import('@/features/budgets/user-budgets-screen.tsx'),
    layout: 'AppUserDetailView',
    order: 2,
    parent: 'AppUserDetailView',
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/budgets/add',
    name: 'AddUserBudget',
    words: ['app-users', 'vocabulary'],
    load: () => import('@/features/budgets/add-budget-screen.tsx'),
    parent: 'AppUserBudgets',
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/budgets/amount/add',
    name: 'AddUserBudgetAmount',
    words: ['app-users', 'vocabulary'],
    load: () => import('@/features/budgets/add-amount-screen.tsx'),
    parent: 'AppUserBudgets',
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/budgets/:budgetOspId',
    name: 'UserBudgetDetail',
    words: ['app-users', 'expenses', 'finance', 'vocabulary'],
    load: () => import('@/features/budgets/budget-screen.tsx'),
    parent: 'AppUserBudgets',
  },
] as const satisfies readonly Route[]
