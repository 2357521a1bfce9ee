import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import type { Transaction } from './transactions-query.ts'

/** The columns of a list of transactions. An unknown kind is shown as its key. */
// i18n-keys: vocabulary:transactionTypes.*
export const transactionColumns = defineColumns<
  Transaction,
  { readonly ofCompany: boolean; readonly ofMany?: boolean }
>('finance', {
  date: column.moment(({ date }) => date, { width: '160px' }),
  type: column.plain(({ type }, { t }) => t(`vocabulary:transactionTypes.${type}`, type)),
  description: column.text(({ description }) => description, { width: '32%' }),
  company: column.text(({ corporateAccount }) => corporateAccount?.name, {
    when: ({ ofMany = false }) => ofMany,
  }),
  budget: column.plain(({ budgetType }, { t }) => budgetTypeName(t, budgetType), {
    when: ({ ofMany }) => ofMany !== undefined,
  }),
  // Only a company's budget is used by several people.
  user: column.text(({ user }) => user?.name, { when: ({ ofCompany }) => ofCompany }),
  amountVatIncl: column.money(({ amountVatIncl }) => amountVatIncl),
  balance: column.money(({ balance }) => balance, {
    cell: ({ balance }) => <MoneyText euros={balance} />,
  }),
})
