import { useTranslation } from 'react-i18next'
import { periodOf } from '@/domain/budgets/budget-period.ts'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import { dayAfter } from '@/base/dates.ts'
import { dayOf, money } from '@/i18n/formats.ts'
import { dayInWords } from '@/i18n/long-dates.ts'
import { PropertyList, type Property } from '@/ui/basics/property-list.tsx'
import { topUpOf, validityOf, vatWords } from './budget-words.ts'

interface BudgetTermsProps {
  readonly budget: Budget
  /** `yyyy-MM-dd` in Brussels. */
  readonly today: string
}

/** The terms of a budget. Inapplicable terms are left out. */
// i18n-keys: budgets:strategyShort.*, budgets:endOfYear.*
export function BudgetTerms({ budget, today }: BudgetTermsProps) {
  const { t, i18n } = useTranslation('budgets')
  const { limited, active, type, frequency, transferStrategy, endOfYearRecurrenceStrategy } = budget
  const amount = (label: string, euros: number | undefined): readonly Property[] =>
    euros === undefined ? [] : [{ label, value: money(euros) }]
  const text = (label: string, value: string | false | undefined): readonly Property[] =>
    value === undefined || value === false || value === '' ? [] : [{ label, value }]
  // R094, R095: the server tops up the budget, but users want to know the date.
  const isRegular = limited && active && (typeof frequency === 'string' || type === 'MOBILITY_BUDGET')
  const next = isRegular ? periodOf({ type, frequency: frequency ?? null }, today)?.until : undefined
  return (
    <PropertyList
      items={[
        ...text(t('columns.topUp'), topUpOf(t, budget)),
        ...text(t('overview.next'), next !== undefined && dayInWords(dayAfter(next, 1), i18n.language)),
        ...text(
          t('overview.surplus'),
          typeof frequency === 'string' && transferStrategy && t(`strategyShort.${transferStrategy}`),
        ),
        // R186: a cafeteria budget continues after the end of the year.
        ...text(
          t('overview.endOfYear'),
          endOfYearRecurrenceStrategy && t(`endOfYear.${endOfYearRecurrenceStrategy}`),
        ),
        ...text(t('columns.validity'), validityOf(t, budget)),
        ...text(t('columns.vat'), vatWords(t, budget)),
        ...amount(
          t('form.startAmount'),
          budget.startAmount === budget.frequencyAmount ? undefined : budget.startAmount,
        ),
        ...amount(t('overview.transferred'), budget.transferredAmount || undefined),
        ...amount(t('overview.previous'), budget.previousFrequencyAmount),
        ...amount(t('form.threshold'), budget.threshold),
        ...amount(t('form.upperLimit'), budget.budgetUpperLimit),
        ...text(t('form.extId'), budget.extId),
        ...text(t('overview.deactivatedOn'), budget.deactivationDate && dayOf(budget.deactivationDate)),
        ...text(t('overview.createdOn'), dayOf(budget.createdOn)),
      ]}
    />
  )
}
