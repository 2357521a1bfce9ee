import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import Eye from 'lucide-react/icons/eye'
import { getBusinessTripPermission, getTravelsByFilter } from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { today } from '@/base/dates.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import { useRowDialogAddress } from '@/actions/use-row-dialog.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { PagedTable } from '@/lists/paged-table.tsx'
import { BusinessTripsOff } from './business-trips-off.tsx'
import { registrationColumns } from './registration-columns.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'
import { RegistrationFilters } from './registration-filters.tsx'
import { useRegistrationWords } from './registration-words.ts'
import { registrationsQuery, toFilter } from './registrations-query.ts'

type Travel = components['schemas']['Travel']

/** The trips and days of work at home that a user has registered. */
export default function UserRegistrationsScreen({ params }: ScreenProps<'userOspId'>) {
  const { userOspId } = params
  return mayCall(useUser(), getTravelsByFilter) ? (
    <Registrations key={userOspId} userOspId={userOspId} />
  ) : (
    <EmptyState kind="no-right" />
  )
}

function Registrations({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation('trips')
  const list = useListQuery(registrationsQuery)
  const { query } = list
  const { page, size, sort } = query
  const body = toFilter(query, userOspId, Number(today().slice(0, 4)))
  const read = useRead(getTravelsByFilter, { query: { page, size, sort }, body })
  const permission = useRead(getBusinessTripPermission, { body: { userOspId } })
  const words = useRegistrationWords()
  // oxlint-disable-next-line react/exhaustive-deps -- the words change with `t`
  const columns = useMemo(() => registrationColumns(t, words), [t])
  const { dialog, row, open, close } = useRowDialogAddress('registration')
  const rowActions = useCallback(
    ({ ospId }: Travel) => [
      {
        items: [
          {
            id: 'show',
            label: t('registration.show'),
            icon: <Eye aria-hidden="true" />,
            run: () => open('registration', ospId),
          },
        ],
      },
    ],
    [t, open],
  )
  return (
    <>
      <BusinessTripsOff on={permission.data?.companyEnabled === false} />
      <PagedTable<Travel>
        id="trip-registrations"
        caption={t('screens.AppUserTripRegistrations')}
        columns={columns}
        rowId={({ ospId }) => ospId}
        rowActions={rowActions}
        read={read}
        filters={<RegistrationFilters list={list} />}
        list={list}
        empty={{ title: t('registrations.empty.title'), text: t('registrations.empty.text') }}
        exportName={t('registrations.file')}
      />
      <RegistrationDialog ospId={dialog === 'registration' ? row : undefined} onClose={close} />
    </>
  )
}
