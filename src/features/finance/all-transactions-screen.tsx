import { useTranslation } from 'react-i18next'
import {
  downloadBudgetTransactionsXlsx,
  getBudgetTransactionsByFilter,
} from '@/api/generated/operations/finance.ts'
import { useDownload } from '@/api/use-download.ts'
import { transactionColumns } from '@/domain/transactions/transaction-columns.tsx'
import {
  allTransactionsQuery,
  BUDGET_TYPES,
  toFilterOfAll,
  TRANSACTION_TYPES,
} from '@/domain/transactions/transactions-query.ts'
import { withFacts } from '@/lists/columns.tsx'
import { choice } from '@/lists/filters.tsx'
import { period } from '@/lists/typed-filters.tsx'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useList } from '@/lists/use-list.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { DownloadButton } from '@/ui/files/download-button.tsx'
import { useTransactionWords } from '@/domain/transactions/use-transaction-words.ts'
import { useTransactionHref } from './use-transaction-href.ts'
import { usePartnerFilter, useQueryByPartner } from '@/domain/partners/use-partner-filter.ts'

/**
 * Every transaction of every budget that the viewer may see, one line per event. The workbook has all matching ones
 * (R242), also the charges of companies: its balances are those of each budget.
 */
export default function AllTransactionsScreen() {
  const { t } = useTranslation(['finance', 'vocabulary', 'ui'])
  const company = useAccountOspId()
  const words = useTransactionWords()
  const list = useList(getBudgetTransactionsByFilter, useQueryByPartner(allTransactionsQuery), (query) => ({
    body: toFilterOfAll(query, company),
  }))
  const { run } = useDownload(downloadBudgetTransactionsXlsx)
  const types = TRANSACTION_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:transactionTypes.${value}`),
  }))
  const budgets = BUDGET_TYPES.map((value) => ({ value, label: t(`vocabulary:budgetTypes.${value}`) }))
  const { charge: _once, ...body } = toFilterOfAll(list.query, company)
  return (
    <ListScreen
      name="AllTransactions"
      words="all"
      lead={t('all.lead')}
      action={
        <DownloadButton
          refused={list.pages?.totalElements === 0 ? t('downloads.nothing') : undefined}
          download={() => run({ body })}
        >
          {t('ui:download.xlsx')}
        </DownloadButton>
      }
      list={list}
      id="all-transactions"
      columns={withFacts(transactionColumns, { ...words, ofAll: true, ofMany: company === undefined })}
      filters={[...usePartnerFilter(), choice('type', types), choice('budget', budgets), period('date')]}
      rowTo={useTransactionHref()}
      exported={false}
    />
  )
}
