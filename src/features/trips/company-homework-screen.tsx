import { useCompanyOspId } from '@/session/use-viewer.ts'
import { HomeworkSettings } from './homework-settings.tsx'
import { TripSettings } from './trip-settings.tsx'

/** What all of a company get for work at home. */
export default function CompanyHomeworkScreen() {
  const ospId = useCompanyOspId()
  return (
    <TripSettings>
      <HomeworkSettings assigneeOspId={ospId} companyOspId={ospId} />
    </TripSettings>
  )
}
