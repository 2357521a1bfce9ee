import type { ScreenProps } from '@/routes/route.ts'
import { HomeworkSettings } from './homework-settings.tsx'
import { TripSettings } from './trip-settings.tsx'
import { useGroupCompany } from './use-group-company.ts'

/** The compensation for working from home, for the members of a group (G068). */
export default function GroupHomeworkScreen({ params }: ScreenProps<'userGroupOspId'>) {
  const group = useGroupCompany(params)
  return (
    group && (
      <TripSettings>
        <HomeworkSettings {...group} />
      </TripSettings>
    )
  )
}
