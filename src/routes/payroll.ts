import BadgeEuro from 'lucide-react/icons/badge-euro'
import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

/** R036, G042: for platform staff, of the selected company. */
const inArea = { area: 'payroll', audience: 'signed-in', guards: platformStaff } as const
const inTabs = { ...inArea, layout: 'CompanyPayrolls' } as const

export const payrollRoutes = [
  {
    ...inArea,
    path: '/company/payrolls',
    name: 'CompanyPayrolls',
    needsCompany: true,
    load: () => import('@/features/payroll/payroll-layout.tsx'),
    redirect: 'PayrollDetails', // R058: opens on its details.
    menu: { group: 'top', order: 6, icon: BadgeEuro },
  },
  {
    ...inTabs,
    path: '/company/payrolls/details',
    name: 'PayrollDetails',
    load: () => import('@/features/payroll/payroll-details-screen.tsx'),
    order: 1,
    words: ['app-users', 'session'], // The form that activates a payroll user.
  },
  {
    ...inTabs,
    path: '/company/payrolls/salary-codes',
    name: 'PayrollSalaryCodes',
    load: () => import('@/features/payroll/salary-codes-screen.tsx'),
    order: 2,
  },
  {
    ...inTabs,
    path: '/company/payrolls/payroll-ids',
    name: 'PayrollIds',
    load: () => import('@/features/payroll/payroll-ids-screen.tsx'),
    order: 3,
  },
  {
    ...inTabs,
    path: '/company/payrolls/reports',
    name: 'PayrollReports',
    load: () => import('@/features/payroll/payroll-reports-screen.tsx'),
    order: 4,
  },
  {
    ...inArea,
    path: '/company/payrolls/connect',
    name: 'PayrollConnect',
    needsCompany: true,
    load: () => import('@/features/payroll/connect-screen.tsx'),
    parent: 'CompanyPayrolls',
  },
] as const satisfies readonly Route[]
