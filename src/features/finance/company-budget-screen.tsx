import { useTranslation } from 'react-i18next'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { RecordScreen } from '@/records/record-screen.tsx'
import { recordIn } from '@/records/use-record.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { companyBudgetActions } from './company-budget-actions.ts'
import { CompanyBudget } from './company-budget.tsx'

/** The budget of the selected company (R031, R080): its balance, how to top it up, and its transactions. */
export default function CompanyBudgetScreen() {
  const { t } = useTranslation('finance')
  const budgets = useBudgetsOf(useCompanyOspId())
  const read = recordIn(budgets, (all) => all.find(({ type, active }) => type === 'COMPANY_BUDGET' && active))
  if (read.data === null)
    return (
      <ScreenFrame name="CompanyBudget">
        <EmptyState kind="nothing-yet" title={t('noBudget')} text={t('noBudgetText')} />
      </ScreenFrame>
    )
  return (
    <RecordScreen
      name="CompanyBudget"
      params={{}}
      read={read}
      title={() => t('screens.CompanyBudget')}
      actions={companyBudgetActions}
    >
      {(budget) => <CompanyBudget budget={budget} />}
    </RecordScreen>
  )
}
