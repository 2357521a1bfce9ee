import type { ScreenProps } from '@/routes/route.ts'
import { BusinessSettings } from './business-settings.tsx'
import { CommuteSettings } from './commute-settings.tsx'
import { TripSettings } from './trip-settings.tsx'
import { useGroupCompany } from './use-group-company.ts'

/** The compensation for commuting and business trips, for the members of a group (G068). */
export default function GroupTripsScreen({ params }: ScreenProps<'userGroupOspId'>) {
  const group = useGroupCompany(params)
  return (
    group && (
      <TripSettings>
        <CommuteSettings {...group} />
        <BusinessSettings {...group} />
      </TripSettings>
    )
  )
}
