import { getBusinessTripPermission, getTravelsByFilter } from '@/api/generated/operations/trips.ts'
import { useRead } from '@/api/use-read.ts'
import { today } from '@/base/dates.ts'
import { oneOfValues } from '@/lists/filters.tsx'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { BusinessTripsOff } from './business-trips-off.tsx'
import { registrationActions } from './registration-actions.ts'
import { registrationColumns } from './registration-columns.tsx'
import { KINDS, registrationsQuery, toFilter, YEARS } from './registrations-query.ts'

/** The registered trips and days of working from home of a user. */
export default function UserRegistrationsScreen({ params }: ScreenProps<'userOspId'>) {
  return mayCall(useUser(), getTravelsByFilter) ? (
    <Registrations {...params} />
  ) : (
    <EmptyState kind="no-right" />
  )
}

function Registrations({ userOspId }: { readonly userOspId: string }) {
  const list = useList(getTravelsByFilter, registrationsQuery, (query) => ({
    body: toFilter(query, userOspId, Number(today().slice(0, 4))),
  }))
  const permission = useRead(getBusinessTripPermission, { body: { userOspId } })
  return (
    <>
      <BusinessTripsOff on={permission.data?.companyEnabled === false} />
      <ListView
        list={list}
        id="trip-registrations"
        name="AppUserTripRegistrations"
        words="registrations"
        columns={registrationColumns}
        filters={[oneOfValues('kind', KINDS), oneOfValues('period', YEARS)]}
        actions={registrationActions}
      />
    </>
  )
}
