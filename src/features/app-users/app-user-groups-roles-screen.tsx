import { getUser } from '@/api/generated/operations/app-users.ts'
import { UserRoles } from '@/domain/users/user-roles.tsx'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { UserGroupsCard } from './user-groups-card.tsx'

/** The groups and roles of a user (G053). */
export default function AppUserGroupsRolesScreen({ params }: ScreenProps<'userOspId'>) {
  const { data: user } = useRecord(getUser, { body: { ospId: params.userOspId } })
  if (!user) return null // The layout shows the reason.
  return (
    <div className="stack stack-wide">
      <UserGroupsCard user={user} />
      <UserRoles user={user} />
    </div>
  )
}
