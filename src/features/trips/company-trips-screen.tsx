import { useCompanyOspId } from '@/session/use-viewer.ts'
import { BusinessSettings } from './business-settings.tsx'
import { CommuteSettings } from './commute-settings.tsx'
import { CompanyDistances } from './company-distances.tsx'
import { TripSettings } from './trip-settings.tsx'

/** What all of a company get for their trips, unless their group or they themselves have something else. */
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
