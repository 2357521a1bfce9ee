import { useAccountOspId } from '@/session/use-viewer.ts'
import { HomeworkSettings } from './homework-settings.tsx'

/** What all of a company get for work at home. */
export default function CompanyHomeworkScreen() {
  const ospId = useAccountOspId()
  if (ospId === undefined) return null // The layout says what to do.
  return <HomeworkSettings key={ospId} assigneeOspId={ospId} companyOspId={ospId} />
}
