import type { TFunction } from 'i18next'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { dayOf, money } from '@/i18n/formats.ts'
import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'

/** The name of a budget is the name of its type. */
export const typeOf = (t: TFunction, { type }: Pick<Budget, 'type'>): string => budgetTypeName(t, type)

/** R093: how and how often the budget is topped up: "Every month € 120,00", or manually. */
export const topUpOf = (t: TFunction, { frequency, frequencyAmount = 0, limited }: Budget): string =>
  !limited ? '' : t(`topUp.${frequency ?? 'MANUAL'}`, { amount: money(frequencyAmount) })

export const vatWords = (t: TFunction, { vatIncluded }: Pick<Budget, 'vatIncluded'>): string =>
  t(`vat.${vatIncluded ? 'VAT_INCLUDED' : 'VAT_EXCLUDED'}`)

/** The remaining amount. For an unlimited budget, the used amount. */
export const leftOf = (t: TFunction, budget: Budget): string =>
  budget.limited ? money(remainingOf(budget)) : t('used', { amount: money(-remainingOf(budget)) })

/** The validity period. */
export const validityOf = (t: TFunction, budget: Budget): string => {
  const from = budget.startActivationTime && dayOf(budget.startActivationTime)
  const until = budget.endActivationTime && dayOf(budget.endActivationTime)
  if (from === undefined) return until === undefined ? '' : t('validity.until', { until })
  return until === undefined ? t('validity.from', { from }) : t('validity.both', { from, until })
}
