import { onlySet } from '@/base/only-set.ts'
import { countUsersWithNegativeBudget, getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import {
  getCorporateAccountsByFilter,
  listCompanyTypes,
} from '@/api/generated/operations/corporate-accounts.ts'
import { countBookings, countUsers, sumEvents } from '@/api/generated/operations/reporting.ts'
import { prefetch, useRead } from '@/api/use-read.ts'
import { monthKey } from '@/base/dates.ts'
import { HISTORY_MONTHS } from '@/domain/reporting/figures.ts'
import { isMsp, mayCall, type Viewer } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { companyOf, parentOf, type Scope } from './scope.ts'

// The calls behind the dashboard (G184). Blocks that use the same call share its response.

/** Any month can be selected, and each is compared with the previous year. */
const monthly = (scope: Scope) =>
  ({
    query: {
      monthFrom: monthKey(1 - 2 * HISTORY_MONTHS),
      monthTo: monthKey(),
      groupBy: 'month',
      ...parentOf(scope),
    },
  }) as const
export const useMonthlyUsers = (scope: Scope) => useRead(countUsers, monthly(scope))
export const useMonthlyBookings = (scope: Scope) => useRead(countBookings, monthly(scope))
export const useMonthlyEvents = (scope: Scope) => useRead(sumEvents, monthly(scope))

const ofMonth = (scope: Scope) => ({ monthFrom: scope.month, monthTo: scope.month, ...parentOf(scope) })

const byMode = (scope: Scope) => ({ query: { ...ofMonth(scope), groupBy: 'mobilityMode' } }) as const
/** Expenses of the month per mobility mode. */
export const useEventsByMode = (scope: Scope) => useRead(sumEvents, byMode(scope))

const perCompany = (scope: Scope) => ({ query: { ...ofMonth(scope), groupBy: 'corporateAccount' } }) as const
export const useCompanyUsers = (scope: Scope) => useRead(countUsers, perCompany(scope))
export const useCompanyBookings = (scope: Scope) => useRead(countBookings, perCompany(scope))
export const useCompanyEvents = (scope: Scope) => useRead(sumEvents, perCompany(scope))

/** The number of active companies, from the total of a page. */
export const useActiveAccounts = (scope: Scope) => useRead(getCorporateAccountsByFilter, active(scope))
const active = ({ partnerOspId, companyType }: Scope) => ({
  query: { page: 0, size: 1 },
  body: { active: true, ...onlySet({ partnerOspId, companyType }) },
})

/**
 * The issues and the set-up of a company (G185). `undefined` for viewers who may not read them, and with filters that
 * the call does not support, because it would cover more than the other figures.
 */
export function useAttention(scope: Scope) {
  const isNeeded = needsAttention(useUser(), scope)
  const read = useRead(countUsersWithNegativeBudget, isNeeded ? { body: companyOf(scope) } : null)
  return isNeeded ? read : undefined
}

const needsAttention = (user: Viewer['user'], { partnerOspId, companyType }: Scope): boolean =>
  mayCall(user, countUsersWithNegativeBudget) && partnerOspId === undefined && companyType === undefined

/**
 * Prefetches the figures before the blocks that show them are rendered. Each promise resolves when its response has
 * arrived.
 */
export function prefetchFigures(user: Viewer['user'], scope: Scope): readonly Promise<unknown>[] {
  const figures = [
    prefetch(countUsers, monthly(scope)),
    prefetch(countBookings, monthly(scope)),
    prefetch(sumEvents, monthly(scope)),
    prefetch(sumEvents, byMode(scope)),
    ...(needsAttention(user, scope)
      ? [prefetch(countUsersWithNegativeBudget, { body: companyOf(scope) })]
      : []),
    ...(isMsp(user) && scope.accountOspId === undefined
      ? [
          prefetch(getCorporateAccountsByFilter, active(scope)),
          prefetch(getWorkQueues, {}, { ignore: ['*'] }),
          prefetch(countUsers, perCompany(scope)),
          prefetch(countBookings, perCompany(scope)),
          prefetch(sumEvents, perCompany(scope)),
        ]
      : []),
  ]
  // After the figures, because a browser limits parallel requests, and nothing waits for the labels of the table.
  if (isMsp(user) && scope.accountOspId === undefined) void prefetch(listCompanyTypes, {}, { ignore: ['*'] })
  return figures
}
