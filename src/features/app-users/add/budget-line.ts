import { useTranslation } from 'react-i18next'
import { money } from '@/i18n/formats.ts'
import type { BudgetValues } from '@/domain/budgets/budget-form.ts'

/** Texts for a budget of the new user: its name, and its settings. */
// i18n-keys: vocabulary:budgetTypes.*, budgets:topUp.*
export function useBudgetWords() {
  const { t } = useTranslation(['app-users', 'budgets', 'vocabulary'])
  const nameOf = (type: BudgetValues['type']): string => t(`vocabulary:budgetTypes.${type}`)
  const contentOf = ({ unlimited, frequency, frequencyAmount = 0, startAmount }: BudgetValues): string => {
    if (unlimited) return t('budgets:form.unlimited')
    const topUp = t(`budgets:topUp.${frequency}`, { amount: money(frequencyAmount) })
    return startAmount === undefined
      ? topUp
      : `${topUp}, ${t('add.budgets.start', { amount: money(startAmount) })}`
  }
  return { nameOf, contentOf }
}
