import type { TFunction } from 'i18next'
import type { components } from '@/api/generated/schema.ts'
import { dateTime, money } from '@/i18n/formats.ts'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import type { Column } from '@/ui/table/column.ts'

type Transaction = components['schemas']['Transaction']

/** The columns of a list of transactions. An unknown kind is shown as its key. */
// i18n-keys: vocabulary:transactionTypes.*
export const transactionColumns = (t: TFunction): readonly Column<Transaction>[] => [
  { id: 'date', header: t('columns.date'), text: ({ date }) => dateTime(date), sort: true, width: '160px' },
  {
    id: 'type',
    header: t('columns.type'),
    text: ({ type }) => t(`vocabulary:transactionTypes.${type}`, type),
  },
  {
    id: 'description',
    header: t('columns.description'),
    text: ({ description = '' }) => description,
    width: '30%',
  },
  { id: 'user', header: t('columns.user'), text: ({ user }) => user?.name ?? '' },
  {
    id: 'amountVatIncl',
    header: t('columns.amount'),
    text: ({ amountVatIncl }) => money(amountVatIncl),
    sort: true,
    align: 'end',
  },
  {
    id: 'balance',
    header: t('columns.balance'),
    text: ({ balance }) => (balance === undefined ? '' : money(balance)),
    cell: ({ balance }) => balance !== undefined && <MoneyText euros={balance} />,
    align: 'end',
  },
]
