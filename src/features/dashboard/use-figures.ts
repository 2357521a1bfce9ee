import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import { getCorporateAccountsByFilter } from '@/api/generated/operations/corporate-accounts.ts'
import { countBookings, countUsers, sumEvents } from '@/api/generated/operations/reporting.ts'
import { useRead } from '@/api/use-read.ts'
import { monthKey } from '@/base/dates.ts'
import { parentOf, type Scope } from './scope.ts'

// The calls behind the dashboard (G184). Blocks that show the same call share its answer.

/** R064: the history has so many months, the current one included. */
const HISTORY_MONTHS = 12

export const useMonthlyUsers = (scope: Scope) => useRead(countUsers, { query: months(scope) })
export const useMonthlyBookings = (scope: Scope) => useRead(countBookings, { query: months(scope) })
export const useMonthlyEvents = (scope: Scope) => useRead(sumEvents, { query: months(scope) })

/** Expenses of the current month per mobility mode. */
export const useEventsByMode = (scope: Scope) =>
  useRead(sumEvents, { query: { ...thisMonth(scope), groupBy: 'mobilityMode' } })

const perCompany = (scope: Scope) =>
  ({ query: { ...thisMonth(scope), groupBy: 'corporateAccount' } }) as const
export const useCompanyUsers = (scope: Scope) => useRead(countUsers, perCompany(scope))
export const useCompanyBookings = (scope: Scope) => useRead(countBookings, perCompany(scope))
export const useCompanyEvents = (scope: Scope) => useRead(sumEvents, perCompany(scope))

/** How many companies are active, by the total of a page; one company counts for itself. */
export const useActiveAccounts = ({ accountOspId, partnerOspId, companyType }: Scope) =>
  useRead(
    getCorporateAccountsByFilter,
    accountOspId === undefined
      ? {
          query: { page: 0, size: 1 },
          body: {
            active: true,
            ...(partnerOspId !== undefined && { partnerOspId }),
            ...(companyType !== undefined && { companyType }),
          },
        }
      : null,
  )

/** The budgets of the selected company; one without any may be a 404 (R239). */
export const useCompanyBudgets = (accountOspId: string | undefined) =>
  useRead(getBudgetsByOwner, accountOspId === undefined ? null : { body: { ownerOspId: accountOspId } }, {
    ignore: ['NOT_FOUND'],
  })

const months = (scope: Scope) =>
  ({
    monthFrom: monthKey(1 - HISTORY_MONTHS),
    monthTo: monthKey(),
    groupBy: 'month',
    ...parentOf(scope),
  }) as const

const thisMonth = (scope: Scope) => ({ monthFrom: monthKey(), monthTo: monthKey(), ...parentOf(scope) })
