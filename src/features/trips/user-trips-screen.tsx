import { updateCommuteUser } from '@/api/generated/operations/trips.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useIsAnonymized } from '@/domain/users/use-is-anonymized.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { TripSettings } from './trip-settings.tsx'
import { UserCommute } from './user-commute.tsx'
import { UserCompensation } from './user-compensation.tsx'
import { UserDistance } from './user-distance.tsx'
import { UserBusinessTrips, UserHomework } from './user-permissions.tsx'

/** How the trips and the work from home of one user are compensated. */
export default function UserTripsScreen({ params }: ScreenProps<'userOspId'>) {
  const { userOspId } = params
  const viewer = useUser()
  const mayChange = mayCall(viewer, updateCommuteUser)
  const settings = { userOspId, readOnly: useIsAnonymized(userOspId) || !mayChange }
  return (
    <TripSettings readOnly={!mayChange}>
      <UserCommute {...settings} />
      <UserDistance {...settings} />
      <UserCompensation {...settings} />
      <UserBusinessTrips {...settings} />
      <UserHomework {...settings} />
    </TripSettings>
  )
}
