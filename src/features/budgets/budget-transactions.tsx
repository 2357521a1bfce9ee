import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import {
  downloadBudgetTransactionsXlsx,
  getBudgetTransactionsByFilter,
} from '@/api/generated/operations/finance.ts'
import type { components } from '@/api/generated/schema.ts'
import { useDownload } from '@/api/use-download.ts'
import { useRead } from '@/api/use-read.ts'
import { dateTime, money } from '@/i18n/formats.ts'
import { useListQuery, type ListState } from '@/lists/use-list-query.ts'
import { Card } from '@/ui/basics/card.tsx'
import { DownloadButton } from '@/ui/files/download-button.tsx'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { PeriodFilter } from '@/ui/table/period-filter.tsx'
import type { Column } from '@/ui/table/column.ts'
import { PagedTable } from '@/lists/paged-table.tsx'
import type { Budget } from '@/domain/budgets/use-user-budgets.ts'
import { toFilter, TRANSACTION_TYPES, transactionsQuery } from './transactions-query.ts'

type Transaction = components['schemas']['Transaction']
type Words = TFunction<readonly ['budgets', 'vocabulary']>

/** What happened to a budget (R196). */
export function BudgetTransactions({ budget }: { readonly budget: Budget }) {
  const { t } = useTranslation(['budgets', 'vocabulary', 'ui'])
  const list = useListQuery(transactionsQuery)
  const { query } = list
  const { page, size, sort } = query
  const body = toFilter(query, budget.ospId)
  const read = useRead(getBudgetTransactionsByFilter, { query: { page, size, sort }, body })
  const { run } = useDownload(downloadBudgetTransactionsXlsx)
  const columns = useMemo(() => transactionColumns(t), [t])
  return (
    <Card
      title={t('transactions.title')}
      // All that fit the filters; the table has one page of them.
      actions={<DownloadButton download={() => run({ body })}>{t('ui:download.xlsx')}</DownloadButton>}
      flush
    >
      <PagedTable
        id="budget-transactions"
        caption={t('transactions.title')}
        columns={columns}
        rowId={({ ospId }) => ospId}
        read={read}
        list={list}
        searchLabel={t('transactions.search')}
        filters={<Filters list={list} />}
        empty={{ title: t('transactions.empty.title'), text: t('transactions.empty.text') }}
      />
    </Card>
  )
}

function Filters({ list: { query, change } }: { readonly list: ListState<typeof transactionsQuery> }) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  return (
    <>
      <NativeSelect
        aria-label={t('transactions.columns.type')}
        placeholder={t('transactions.allTypes')}
        value={query.type ?? ''}
        options={TRANSACTION_TYPES.map((value) => ({
          value,
          label: t(`vocabulary:transactionTypes.${value}`),
        }))}
        onChange={({ target }) => change({ type: target.value || undefined })}
      />
      <PeriodFilter
        label={t('transactions.columns.date')}
        from={query.from}
        to={query.to}
        onChange={change}
      />
    </>
  )
}

/** An unknown kind is shown as its key. */
const transactionColumns = (t: Words): readonly Column<Transaction>[] => [
  {
    id: 'date',
    header: t('transactions.columns.date'),
    text: ({ date }) => dateTime(date),
    sort: true,
    width: '160px',
  },
  {
    id: 'type',
    header: t('transactions.columns.type'),
    text: ({ type }) => t(`vocabulary:transactionTypes.${type}`, type),
  },
  {
    id: 'description',
    header: t('transactions.columns.description'),
    text: ({ description = '' }) => description,
    cell: ({ description }) => <bdi>{description}</bdi>,
    width: '34%',
  },
  {
    id: 'amountVatIncl',
    header: t('transactions.columns.amount'),
    text: ({ amountVatIncl }) => money(amountVatIncl),
    sort: true,
    align: 'end',
  },
  {
    id: 'balance',
    header: t('transactions.columns.balance'),
    text: ({ balance }) => (balance === undefined ? '' : money(balance)),
    align: 'end',
  },
]
