import { monthAt } from '@/base/dates.ts'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { monthName } from '@/i18n/long-dates.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { IconLine } from '@/ui/basics/icon-line.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { TwoLines } from '@/ui/table/cells.tsx'
import { KindIcon } from './kind-icons.tsx'
import type { Transaction } from './transactions-query.ts'
import type { useTransactionWords } from './use-transaction-words.ts'

interface Facts extends ReturnType<typeof useTransactionWords> {
  /** The list covers all budgets, not just one. */
  readonly ofAll: boolean
  /** The list covers several companies. */
  readonly ofMany?: boolean
}

/** The columns of a list of transactions. An unknown kind is shown as its key. */
export const transactionColumns = defineColumns<Transaction, Facts>('finance', {
  date: column.moment(({ date }) => date, {
    // G416: under their months, in the order of their date.
    group: ({ date }, { language }) => monthName(monthAt(date), language),
  }),
  description: column.plain((row, { nameOf }) => nameOf(row), {
    type: 'main',
    cell: (row, { nameOf, kindOf }) => {
      const [name, kind] = [nameOf(row), kindOf(row)]
      return (
        <IconLine
          icon={<KindIcon kinds={[row.mobilityMode, row.type]} />}
          title={<bdi>{name}</bdi>}
          note={kind === name ? undefined : kind}
        />
      )
    },
  }),
  amountVatIncl: column.money(({ amountVatIncl }) => amountVatIncl, {
    cell: ({ amountVatIncl }) => <MoneyText euros={amountVatIncl} change />,
  }),
  type: column.plain((row, { kindOf }) => kindOf(row), { hidden: true }),
  company: column.text(({ corporateAccount }) => corporateAccount?.name, {
    when: ({ ofMany = false }) => ofMany,
  }),
  // R199: spending at the expense of the company is one line, and both of its budgets are named.
  budget: column.kind(({ budgetType }, { t }) => budgetTypeName(t, budgetType), {
    when: ({ ofAll }) => ofAll,
    cell: ({ budgetType, companyBudgetOspId }, { t }) =>
      companyBudgetOspId === undefined ? (
        budgetTypeName(t, budgetType)
      ) : (
        <TwoLines first={budgetTypeName(t, budgetType)} second={t('all.alsoCompany')} />
      ),
  }),
  // Whose transaction it is matters more than the balance after it.
  user: column.name(({ user }) => user?.name, { when: ({ ofAll }) => ofAll, priority: 2 }),
  balance: column.money(({ balance }) => balance, {
    priority: 3,
    cell: ({ balance }) => <MoneyText euros={balance} />,
  }),
})
