import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import {
  downloadBudgetTransactionsXlsx,
  getBudgetTransactionsByFilter,
} from '@/api/generated/operations/finance.ts'
import type { components } from '@/api/generated/schema.ts'
import { useDownload } from '@/api/use-download.ts'
import { useRead } from '@/api/use-read.ts'
import { money } from '@/i18n/formats.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useListQuery } from '@/lists/use-list-query.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { DownloadButton } from '@/ui/files/download-button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { PagedTable } from '@/lists/paged-table.tsx'
import { transactionColumns } from './transaction-columns.tsx'
import { transactionsQuery } from './transactions-query.ts'

type Budget = components['schemas']['Budget']

/** The budget of the selected company (R031, R080): what is left, how to add to it, what happened to it. */
export default function CompanyBudgetScreen() {
  const { t } = useTranslation('finance')
  const ownerOspId = useAccountOspId()
  // R239: an owner without budgets may be a 404; that is no failure here.
  const budgets = useRead(getBudgetsByOwner, ownerOspId === undefined ? null : { body: { ownerOspId } }, {
    ignore: ['NOT_FOUND'],
  })
  return (
    <ScreenFrame name="CompanyBudget">
      {ownerOspId === undefined ? (
        <EmptyState kind="nothing-yet" title={t('chooseCompany')} text={t('chooseCompanyText')} />
      ) : (
        <Loaded read={budgets} onError={(error) => (error.status === 404 ? <NoBudget /> : undefined)}>
          {(found) => {
            const budget = found.find(({ type, active }) => type === 'COMPANY_BUDGET' && active)
            return budget ? <CompanyBudget budget={budget} /> : <NoBudget />
          }}
        </Loaded>
      )}
    </ScreenFrame>
  )
}

function NoBudget() {
  const { t } = useTranslation('finance')
  return <EmptyState kind="nothing-yet" title={t('noBudget')} text={t('noBudgetText')} />
}

function CompanyBudget({ budget }: { readonly budget: Budget }) {
  const { t } = useTranslation('finance')
  const { remaining = budget.currentAmount, threshold, vatIncluded, bankAccount, paymentReference } = budget
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
      <Transactions budgetOspId={budget.ospId} />
    </>
  )
}

function Transactions({ budgetOspId }: { readonly budgetOspId: string }) {
  const { t } = useTranslation(['finance', 'ui'])
  const { run } = useDownload(downloadBudgetTransactionsXlsx)
  const list = useListQuery(transactionsQuery)
  const columns = useMemo(() => transactionColumns(t), [t])
  const read = useRead(getBudgetTransactionsByFilter, { query: list.query, body: { budgetOspId } })
  return (
    <Card
      title={t('transactions')}
      actions={
        <DownloadButton download={() => run({ body: { budgetOspId } })}>
          {t('ui:download.xlsx')}
        </DownloadButton>
      }
      flush
    >
      <PagedTable
        id="company-budget-transactions"
        caption={t('transactions')}
        columns={columns}
        rowId={({ ospId }) => ospId}
        list={list}
        read={read}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
    </Card>
  )
}
