import type { ScreenProps } from '@/routes/route.ts'
import { UserRoles } from '@/domain/users/user-roles.tsx'
import { useShownUser } from '@/domain/users/use-shown-user.ts'

/** The roles of an admin. */
export default function AdminRolesScreen({ params }: ScreenProps<'userOspId'>) {
  const { data: user } = useShownUser(params.userOspId)
  // The layout says why there is nobody.
  return user && <UserRoles key={user.ospId} user={user} />
}
