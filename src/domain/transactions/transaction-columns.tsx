import { column, defineColumns } from '@/lists/columns.tsx'
import { IconLine } from '@/ui/basics/icon-line.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { KindIcon } from './kind-icons.tsx'
import type { Transaction } from './transactions-query.ts'
import type { useTransactionWords } from './use-transaction-words.ts'

interface Facts extends ReturnType<typeof useTransactionWords> {
  readonly ofCompany: boolean
  /** Some of the rows have a running balance; a column without any is left out. */
  readonly hasBalance: boolean
}

/** The columns of a list of transactions. An unknown kind is shown as its key. */
export const transactionColumns = defineColumns<Transaction, Facts>('finance', {
  date: column.moment(({ date }) => date, { width: '160px' }),
  description: column.plain((row, { nameOf }) => nameOf(row), {
    width: '40%',
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
  type: column.plain((row, { kindOf }) => kindOf(row), { hidden: true }),
  // Only a company's budget is used by several people.
  user: column.text(({ user }) => user?.name, { when: ({ ofCompany }) => ofCompany }),
  amountVatIncl: column.money(({ amountVatIncl }) => amountVatIncl, {
    cell: ({ amountVatIncl }) => <MoneyText euros={amountVatIncl} change />,
  }),
  balance: column.money(({ balance }) => balance, {
    when: ({ hasBalance }) => hasBalance,
    cell: ({ balance }) => balance !== undefined && <MoneyText euros={balance} />,
  }),
})
