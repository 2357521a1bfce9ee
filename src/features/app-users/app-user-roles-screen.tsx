import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { UserRoles } from '@/domain/users/user-roles.tsx'

/** The roles of an app user (G053: the editor; the tab beside it sums up). */
export default function AppUserRolesScreen({ params }: ScreenProps<'userOspId'>) {
  const { data: user } = useRecord(getUser, { body: { ospId: params.userOspId } })
  return user && <UserRoles user={user} />
}
