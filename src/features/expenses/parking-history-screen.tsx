import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { findParkingHistoryByUser } from '@/api/generated/operations/expenses.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { dateTime, money } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { sortBy, page, size } from '@/lists/list-query.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import type { Column } from '@/ui/table/column.ts'
import { PagedTable } from '@/lists/paged-table.tsx'

type Session = components['schemas']['ParkingSession']

const parkingQuery = {
  page: page(),
  size: size([10, 25, 50, 100]),
  sort: sortBy(['startedOn', 'amountVatIncl'], '-startedOn'),
}

/** R041: when and where a user parked. */
export default function ParkingHistoryScreen({ params }: ScreenProps<'userOspId'>) {
  const { t } = useTranslation('expenses')
  const { userOspId } = params
  const list = useListQuery(parkingQuery)
  const read = useRead(findParkingHistoryByUser, { query: list.query, body: { userOspId } })
  const columns = useMemo(() => parkingColumns(t), [t])
  return (
    <PagedTable
      key={userOspId}
      id="parking-history"
      caption={t('screens.AppUserParkingHistory')}
      columns={columns}
      rowId={({ ospId }) => ospId}
      rowHref={({ eventOspId }) => hrefTo('AppUserExpenseDetail', { userOspId, eventOspId })}
      list={list}
      read={read}
      empty={{ title: t('parking.empty.title'), text: t('parking.empty.text') }}
      exportName={t('parking.exportName')}
    />
  )
}

const parkingColumns = (t: TFunction<'expenses'>): readonly Column<Session>[] => [
  {
    id: 'location',
    header: t('parking.location'),
    text: ({ location }) => location,
    cell: ({ location }) => <bdi>{location}</bdi>,
    width: '28%',
  },
  {
    id: 'startedOn',
    header: t('parking.startedOn'),
    text: ({ startedOn }) => dateTime(startedOn),
    sort: true,
  },
  { id: 'endedOn', header: t('parking.endedOn'), text: ({ endedOn }) => dateTime(endedOn) },
  { id: 'plate', header: t('parking.plate'), text: ({ plate = '' }) => plate },
  { id: 'provider', header: t('parking.provider'), text: ({ provider = '' }) => provider },
  {
    id: 'amountVatIncl',
    header: t('columns.amount'),
    text: ({ amountVatIncl }) => money(amountVatIncl),
    sort: true,
    align: 'end',
  },
]
