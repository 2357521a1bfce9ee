import { useTranslation } from 'react-i18next'
import { SelectField, type FormFieldProps } from '@/forms/fields/fields.tsx'
import { money } from '@/i18n/formats.ts'
import { remainingOf, type Budget } from './use-budgets-of.ts'

export interface BudgetFieldProps extends FormFieldProps {
  /** The budgets to choose from. */
  readonly budgets: readonly Budget[]
  readonly placeholder: string
}

/** A choice among a user's budgets, each with its remaining amount. */
export function BudgetField({ budgets, ...field }: BudgetFieldProps) {
  const { t } = useTranslation('vocabulary')
  const leftOf = (budget: Budget): string =>
    budget.limited ? money(remainingOf(budget)) : t('budgetUnlimited')
  return (
    <SelectField
      {...field}
      options={budgets.map((budget) => ({
        value: budget.ospId,
        label: `${t(`budgetTypes.${budget.type}`)} (${leftOf(budget)})`,
      }))}
    />
  )
}
