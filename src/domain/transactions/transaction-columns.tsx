import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import type { Transaction } from './transactions-query.ts'

interface Facts {
  /** The list is of all budgets, not of one. */
  readonly ofAll: boolean
  /** The list is of several companies. */
  readonly ofMany?: boolean
}

/** The columns of a list of transactions. An unknown kind is shown as its key. */
// i18n-keys: vocabulary:transactionTypes.*
export const transactionColumns = defineColumns<Transaction, Facts>('finance', {
  date: column.moment(({ date }) => date, { width: 160 }),
  type: column.plain(({ type }, { t }) => t(`vocabulary:transactionTypes.${type}`, type)),
  description: column.text(({ description }) => description, { width: 260 }),
  company: column.text(({ corporateAccount }) => corporateAccount?.name, {
    when: ({ ofMany = false }) => ofMany,
  }),
  budget: column.plain(({ budgetType }, { t }) => budgetTypeName(t, budgetType), {
    when: ({ ofAll }) => ofAll,
  }),
  user: column.text(({ user }) => user?.name, { when: ({ ofAll }) => ofAll }),
  amountVatIncl: column.money(({ amountVatIncl }) => amountVatIncl),
  balance: column.money(({ balance }) => balance, {
    cell: ({ balance }) => <MoneyText euros={balance} />,
  }),
})
