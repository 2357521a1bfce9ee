import { useMemo } from 'react'
import { countBookings, countUsers, sumEvents } from '@/api/generated/operations/reporting.ts'
import { useRead } from '@/api/use-read.ts'
import { monthKey } from '@/base/dates.ts'
import { countOf, HISTORY_MONTHS, newCountOf, ofMonth, totalOf } from '@/domain/reporting/figures.ts'
import { monthName } from '@/i18n/long-dates.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { ListCard } from '@/lists/list-card.tsx'
import { readTogether, useRows } from '@/lists/use-list.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'

interface MonthFigures {
  readonly month: string
  readonly users: number
  readonly newUsers: number
  readonly transactions: number
  readonly expenses: number
}

const columns = defineColumns<MonthFigures>(
  'reporting',
  {
    month: column.plain(({ month }, { language }) => monthName(month, language)),
    users: column.count(({ users }) => users),
    newUsers: column.count(({ newUsers }) => newUsers),
    transactions: column.count(({ transactions }) => transactions),
    expenses: column.money(({ expenses }) => expenses),
  },
  ({ month }) => month,
)

/** R236: the figures of the last twelve months, of a company or of all companies that the viewer may see. */
export function FiguresList({ parentOspId }: { readonly parentOspId: string | undefined }) {
  const params = {
    query: {
      monthFrom: monthKey(1 - HISTORY_MONTHS),
      monthTo: monthKey(),
      groupBy: 'month',
      ...withoutUndefined({ parentOspId }),
    },
  } as const
  const users = useRead(countUsers, params)
  const bookings = useRead(countBookings, params)
  const events = useRead(sumEvents, params)
  const [counted, booked, spent] = [users.data, bookings.data, events.data]
  const rows = useMemo(
    () =>
      counted &&
      booked &&
      spent &&
      Array.from({ length: HISTORY_MONTHS }, (_none, ago) => monthKey(-ago)).map((month) => ({
        month,
        users: countOf(ofMonth(counted, month)),
        newUsers: newCountOf(ofMonth(counted, month)),
        transactions: countOf(ofMonth(booked, month)),
        expenses: totalOf(ofMonth(spent, month)),
      })),
    [counted, booked, spent],
  )
  const list = useRows({}, { ...readTogether(users, bookings, events), data: rows }, { local: true })
  return <ListCard list={list} id="report-figures" area="reporting" words="figures" columns={columns} />
}
