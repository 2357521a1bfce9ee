import { useTranslation } from 'react-i18next'
import { companyBudgetOf } from '@/domain/reporting/figures.ts'
import { ReadFigure } from '@/frame/read-figure.tsx'
import { money } from '@/i18n/formats.ts'
import type { Href } from '@/routes/href.ts'
import { remainingOf, useBudgetsOf } from './use-budgets-of.ts'

interface CompanyBudgetFigureProps {
  readonly accountOspId: string
  readonly href: Href | undefined
}

/** R060: the remaining budget of a prepaid company, and whether it is below its threshold. */
export function CompanyBudgetFigure({ accountOspId, href }: CompanyBudgetFigureProps) {
  const { t } = useTranslation('dashboard')
  return (
    <ReadFigure
      label={t('figures.companyBudget')}
      read={useBudgetsOf(accountOspId)}
      show={(budgets) => {
        const budget = companyBudgetOf(budgets)
        if (!budget) return { value: t('figures.none') }
        const left = remainingOf(budget)
        const isLow = budget.threshold !== undefined && left < budget.threshold
        return {
          value: money(left),
          note: isLow
            ? t('figures.belowThreshold', { amount: money(budget.threshold ?? 0) })
            : t('figures.now'),
        }
      }}
      href={href}
    />
  )
}
