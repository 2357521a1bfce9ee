import type { ScreenProps } from '@/routes/route.ts'
import { BusinessSettings } from './business-settings.tsx'
import { CommuteSettings } from './commute-settings.tsx'
import styles from './trips.module.css'
import { useGroupCompany } from './use-group-company.ts'

/** What the members of a group get for commuting and for business trips (G068). */
export default function GroupTripsScreen({ params }: ScreenProps<'userGroupOspId'>) {
  const group = useGroupCompany(params)
  return (
    group && (
      <div className={styles.blocks}>
        <CommuteSettings {...group} />
        <BusinessSettings {...group} />
      </div>
    )
  )
}
