import { findParkingHistoryByUser } from '@/api/generated/operations/expenses.ts'
import type { components } from '@/api/generated/schema.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { paged, sortBy } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'

const parkingQuery = {
  ...paged([25, 50, 100]),
  sort: sortBy(['startedOn', 'amountVatIncl'], '-startedOn'),
}

const parkingColumns = defineColumns<components['schemas']['ParkingSession']>('expenses', {
  location: column.text(({ location }) => location),
  startedOn: column.moment(({ startedOn }) => startedOn),
  endedOn: column.moment(({ endedOn }) => endedOn),
  plate: column.code(({ plate }) => plate),
  provider: column.plain(({ provider }) => provider),
  amountVatIncl: column.money(({ amountVatIncl }) => amountVatIncl),
})

/** R041: the times and places at which a user parked. */
export default function ParkingHistoryScreen({ params: { userOspId } }: ScreenProps<'userOspId'>) {
  const list = useList(findParkingHistoryByUser, parkingQuery, () => ({ body: { userOspId } }))
  return (
    <ListView
      list={list}
      id="parking-history"
      name="AppUserParkingHistory"
      words="parking"
      columns={parkingColumns}
      rowTo={({ eventOspId }) => hrefTo('AppUserExpenseDetail', { userOspId, eventOspId })}
    />
  )
}
