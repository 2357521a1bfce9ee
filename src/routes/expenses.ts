import { managesUsers, ownPage, platformStaff } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'expenses', audience: 'signed-in', guards: ownPage } as const

export const expensesRoutes = [
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/expenses',
    name: 'AppUserExpenses',
    words: ['vocabulary'],
    load: () => import('@/features/expenses/user-expenses-screen.tsx'),
    layout: 'AppUserDetailView',
    order: 3,
    tab: 'expenses',
    parent: 'AppUserDetailView',
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/expenses/add',
    name: 'AddUserExpense',
    words: ['app-users', 'vocabulary'],
    load: () => import('@/features/expenses/add-expense-screen.tsx'),
    layout: 'AppUserDetailView', // A drawer over the expenses.
    tab: 'expenses',
    parent: 'AppUserExpenses',
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/expenses/:eventOspId',
    name: 'AppUserExpenseDetail',
    words: ['app-users', 'vocabulary'],
    guards: managesUsers, // R042: only user managers read the details of an expense.
    load: () => import('@/features/expenses/expense-screen.tsx'),
    parent: 'AppUserExpenses',
  },
  {
    // G050: a separate path. The page of an expense redirects here if its id belongs to a recurring expense.
    ...inArea,
    path: '/manage/app-users/:userOspId/expenses/recurring/:recurrenceOspId',
    name: 'EditRecurringExpense',
    words: ['app-users', 'vocabulary'],
    load: () => import('@/features/expenses/recurring-screen.tsx'),
    parent: 'AppUserExpenses',
  },
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/parking-history',
    name: 'AppUserParkingHistory',
    guards: platformStaff, // R041: only platform staff see the parking history.
    load: () => import('@/features/expenses/parking-history-screen.tsx'),
    layout: 'AppUserDetailView',
    order: 4,
    tab: 'expenses',
    parent: 'AppUserDetailView',
  },
] as const satisfies readonly Route[]
