import { useCompanyOspId } from '@/session/use-viewer.ts'
import { BusinessSettings } from './business-settings.tsx'
import { CommuteSettings } from './commute-settings.tsx'
import { CompanyDistances } from './company-distances.tsx'
import { TripSettings } from './trip-settings.tsx'

/** The compensation for trips, for the whole company, unless a group or a user has different settings. */
export default function CompanyTripsScreen() {
  const ospId = useCompanyOspId()
  return (
    <TripSettings>
      <CommuteSettings assigneeOspId={ospId} companyOspId={ospId} />
      <CompanyDistances corporateAccountOspId={ospId} />
      <BusinessSettings assigneeOspId={ospId} companyOspId={ospId} />
    </TripSettings>
  )
}
