import { useTranslation } from 'react-i18next'
import { downloadBudgetTransactionsXlsx } from '@/api/generated/operations/finance.ts'
import type { components } from '@/api/generated/schema.ts'
import { useDownload } from '@/api/use-download.ts'
import { withFacts } from '@/lists/columns.tsx'
import { ListCard } from '@/lists/list-card.tsx'
import type { ListViewProps } from '@/lists/list-view.tsx'
import { DownloadButton } from '@/ui/files/download-button.tsx'
import { transactionColumns } from './transaction-columns.tsx'
import type { Transaction } from './transactions-query.ts'
import { useTransactionWords } from './use-transaction-words.ts'

interface TransactionsCardProps extends Pick<
  ListViewProps<Transaction>,
  'list' | 'id' | 'area' | 'filters' | 'rowTo'
> {
  /** The filter of the request: the workbook has all matching rows that fit, the table one page of them. */
  readonly filter: components['schemas']['TransactionFilter']
}

/** The transactions of a budget (R196: each change of its amount is a transaction of some kind). */
export function TransactionsCard({ filter, ...list }: TransactionsCardProps) {
  const { t } = useTranslation('ui')
  const { run } = useDownload(downloadBudgetTransactionsXlsx)
  const words = useTransactionWords()
  return (
    <ListCard
      {...list}
      words="transactions"
      columns={withFacts(transactionColumns, { ...words, ofAll: false })}
      action={<DownloadButton download={() => run({ body: filter })}>{t('download.xlsx')}</DownloadButton>}
      exported={false}
    />
  )
}
