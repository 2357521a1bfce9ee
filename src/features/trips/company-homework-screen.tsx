import { useCompanyOspId } from '@/session/use-viewer.ts'
import { HomeworkSettings } from './homework-settings.tsx'
import { TripSettings } from './trip-settings.tsx'

/** The compensation for working from home, for the whole company. */
export default function CompanyHomeworkScreen() {
  const ospId = useCompanyOspId()
  return (
    <TripSettings>
      <HomeworkSettings assigneeOspId={ospId} companyOspId={ospId} />
    </TripSettings>
  )
}
