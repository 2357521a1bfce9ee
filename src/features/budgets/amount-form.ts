import { amountRules, type BrokenRules } from '~openapi/rules.ts'
import create from '@/api/generated/requests/UserTransactionRequest.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import { sumEuros } from '@/i18n/formats.ts'
import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'

/** An amount added to or subtracted from a budget of a user. */
export const amountForm = defineForm({ create }, { given: ['userOspId'] })
export type AmountValues = FormValuesOf<typeof amountForm>

/** The amount must not be zero or exceed the upper limit of the budget. */
export function brokenAmount(amount: number | undefined, budget: Budget | undefined): BrokenRules {
  const after = budget && balanceAfter(budget, amount)
  const limit = budget?.budgetUpperLimit ?? Infinity
  return after !== undefined && amount !== undefined && amount > 0 && after > limit
    ? { amount: { rule: 'budgetUpperLimit' } }
    : amountRules('amount', amount)
}

/** The resulting balance. `undefined` without an amount. */
export const balanceAfter = (budget: Budget, amount: unknown): number | undefined =>
  typeof amount === 'number' ? sumEuros([remainingOf(budget), amount]) : undefined
