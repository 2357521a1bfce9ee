import { useTranslation } from 'react-i18next'
import { getBudgetTransactionsByFilter } from '@/api/generated/operations/finance.ts'
import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import { TransactionsCard } from '@/domain/transactions/transactions-card.tsx'
import { TRANSACTION_TYPES, toFilter, transactionsQuery } from '@/domain/transactions/transactions-query.ts'
import { money } from '@/i18n/formats.ts'
import { choice } from '@/lists/filters.tsx'
import { period } from '@/lists/typed-filters.tsx'
import { useList } from '@/lists/use-list.ts'
import { Card } from '@/ui/basics/card.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { TransferCard } from './transfer-card.tsx'
import { useTransactionHref } from './use-transaction-href.ts'

/** Properties that only some budgets have. */
const OPTIONAL_AMOUNTS = ['budgetUpperLimit', 'securityDepositAmount', 'depositTransactionCost'] as const

/** The balance of a company's budget, how to top it up, and its transactions. */
export function CompanyBudget({ budget }: { readonly budget: Budget }) {
  const { t } = useTranslation(['finance', 'vocabulary'])
  const { ospId, threshold, vatIncluded, onlinePayment } = budget
  const remaining = remainingOf(budget)
  const list = useList(getBudgetTransactionsByFilter, transactionsQuery, (query) => ({
    body: toFilter(query, ospId),
  }))
  const types = TRANSACTION_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:transactionTypes.${value}`),
  }))
  const rowTo = useTransactionHref()
  return (
    <>
      {threshold !== undefined && remaining < threshold && (
        <Notice tone="warning">{t('budget.below', { threshold: money(threshold) })}</Notice>
      )}
      <div className="card-columns">
        <Card title={t('budget.title')}>
          <PropertyList
            items={[
              { label: t('budget.remaining'), value: <MoneyText euros={remaining} />, isMain: true },
              { label: t('budget.vat'), value: t(vatIncluded ? 'budget.vatIncluded' : 'budget.vatExcluded') },
              { label: t('budget.threshold'), value: threshold === undefined ? undefined : money(threshold) },
              // G145: app users who may manage the company budget top it up in the app.
              ...(onlinePayment === undefined
                ? []
                : [
                    {
                      label: t('budget.byCard'),
                      value: t(onlinePayment ? 'budget.byCardOn' : 'budget.byCardOff'),
                    },
                  ]),
              ...OPTIONAL_AMOUNTS.flatMap((name) => {
                const amount = budget[name]
                return amount === undefined ? [] : [{ label: t(`budget.${name}`), value: money(amount) }]
              }),
            ]}
          />
        </Card>
        <TransferCard budget={budget} />
      </div>
      <TransactionsCard
        id="company-budget-transactions"
        list={list}
        filter={toFilter(list.query, ospId)}
        filters={[choice('type', types), period('date')]}
        rowTo={(row) => (row.eventOspId === undefined ? undefined : rowTo(row))}
      />
    </>
  )
}
