import {
  findRecurringExternalPurchasesByUser,
  getRecurringExternalPurchase,
} from '@/api/generated/operations/expenses.ts'
import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import { getIdentificationTokens } from '@/api/generated/operations/identification-fields.ts'
import { refresh, useRead } from '@/api/use-read.ts'
import type { Reading } from '@/frame/loaded.tsx'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import type { LeaverFacts } from './leaver-steps.ts'

/** Reads the active costs, identifications and budgets of a user. */
export function useLeaverFacts(user: AppUser): Reading<LeaverFacts> {
  const body = { userOspId: user.ospId }
  const recurring = useRead(findRecurringExternalPurchasesByUser, { body })
  const tokens = useRead(getIdentificationTokens, { body })
  const budgets = useBudgetsOf(user.ospId)
  const reads = [recurring, tokens, budgets]
  return {
    data:
      recurring.data && tokens.data && budgets.data
        ? { user, recurring: recurring.data, tokens: tokens.data, budgets: budgets.data }
        : undefined,
    error: reads.find(({ error }) => error !== undefined)?.error,
    isValidating: reads.some(({ isValidating }) => isValidating),
    mutate: () => Promise.all(reads.map(async ({ mutate }) => mutate())),
  }
}

/** Refreshes everything that the steps change. */
export const refreshLeaver = (): Promise<void> =>
  refresh([
    getUser,
    getUsersByFilter,
    getBudgetsByOwner,
    getIdentificationTokens,
    findRecurringExternalPurchasesByUser,
    getRecurringExternalPurchase,
  ])
