import { column, defineColumns } from '@/lists/columns.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import type { Transaction } from './transactions-query.ts'

/** The columns of a list of transactions. An unknown kind is shown as its key. */
// i18n-keys: vocabulary:transactionTypes.*
export const transactionColumns = defineColumns<Transaction, { readonly ofCompany: boolean }>('finance', {
  date: column.moment(({ date }) => date, { width: 160 }),
  type: column.plain(({ type }, { t }) => t(`vocabulary:transactionTypes.${type}`, type)),
  description: column.text(({ description }) => description, { width: 260 }),
  // Only a company's budget is used by several people.
  user: column.text(({ user }) => user?.name, { when: ({ ofCompany }) => ofCompany }),
  amountVatIncl: column.money(({ amountVatIncl }) => amountVatIncl),
  balance: column.money(({ balance }) => balance, {
    cell: ({ balance }) => balance !== undefined && <MoneyText euros={balance} />,
  }),
})
