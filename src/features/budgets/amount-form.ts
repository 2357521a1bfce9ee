import { amountRules, type BrokenRules } from '~openapi/rules.ts'
import type { components } from '@/api/generated/schema.ts'
import { asRequest } from '@/forms/draft.ts'
import { sumEuros } from '@/i18n/formats.ts'
import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'

type Body = components['schemas']['UserTransactionRequest']

/** What the fields hold. An empty field has no value. */
export interface AmountValues {
  readonly budgetOspId: string
  readonly amount?: number | undefined
  readonly description?: string | undefined
}

/** The request of these values. */
export const toBody = ({ budgetOspId, amount, description = '' }: AmountValues, userOspId: string): Body =>
  asRequest<Body>({ userOspId, budgetOspId, amount, description: description.trim() || undefined })

/** Not zero, and not over the upper limit of the budget. */
export function brokenAmount(amount: number | undefined, budget: Budget | undefined): BrokenRules {
  const after = budget && balanceAfter(budget, amount)
  const limit = budget?.budgetUpperLimit ?? Infinity
  return after !== undefined && amount !== undefined && amount > 0 && after > limit
    ? { amount: { rule: 'budgetUpperLimit' } }
    : amountRules('amount', amount)
}

/** What would be left; nothing as long as no amount is typed. */
export const balanceAfter = (budget: Budget, amount: unknown): number | undefined =>
  typeof amount === 'number' ? sumEuros([remainingOf(budget), amount]) : undefined
