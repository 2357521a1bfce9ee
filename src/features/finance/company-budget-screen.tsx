import { useTranslation } from 'react-i18next'
import { getBudgetTransactionsByFilter } from '@/api/generated/operations/finance.ts'
import { useBudgetsOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import { TransactionsCard } from '@/domain/transactions/transactions-card.tsx'
import { companyTransactionsQuery } from '@/domain/transactions/transactions-query.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { money } from '@/i18n/formats.ts'
import { useList } from '@/lists/use-list.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

/** The budget of the selected company (R031, R080): what is left, how to add to it, what happened to it. */
export default function CompanyBudgetScreen() {
  const { t } = useTranslation('finance')
  const budgets = useBudgetsOf(useCompanyOspId())
  return (
    <ScreenFrame name="CompanyBudget">
      <Loaded read={budgets}>
        {(found) => {
          const budget = found.find(({ type, active }) => type === 'COMPANY_BUDGET' && active)
          return budget ? (
            <CompanyBudget budget={budget} />
          ) : (
            <EmptyState kind="nothing-yet" title={t('noBudget')} text={t('noBudgetText')} />
          )
        }}
      </Loaded>
    </ScreenFrame>
  )
}

function CompanyBudget({ budget }: { readonly budget: Budget }) {
  const { t } = useTranslation('finance')
  const { remaining = budget.currentAmount, threshold, vatIncluded, bankAccount, paymentReference } = budget
  const filter = { budgetOspId: budget.ospId }
  const list = useList(getBudgetTransactionsByFilter, companyTransactionsQuery, () => ({ body: filter }))
  return (
    <>
      <Card title={t('budget.title')}>
        <div className="stack">
          <PropertyList
            items={[
              { label: t('budget.remaining'), value: <MoneyText euros={remaining} /> },
              { label: t('budget.vat'), value: t(vatIncluded ? 'budget.vatIncluded' : 'budget.vatExcluded') },
              { label: t('budget.threshold'), value: threshold === undefined ? undefined : money(threshold) },
              { label: t('budget.bankAccount'), value: bankAccount },
              { label: t('budget.paymentReference'), value: paymentReference },
            ]}
          />
          <p className="field-help">{t('budget.transferHelp')}</p>
        </div>
      </Card>
      <TransactionsCard id="company-budget-transactions" list={list} filter={filter} ofCompany />
    </>
  )
}
