import { useCompanyOspId } from '@/session/use-viewer.ts'
import { HomeworkSettings } from './homework-settings.tsx'

/** What all of a company get for work at home. */
export default function CompanyHomeworkScreen() {
  const ospId = useCompanyOspId()
  return <HomeworkSettings assigneeOspId={ospId} companyOspId={ospId} />
}
