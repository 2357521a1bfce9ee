import type { ScreenProps } from '@/routes/route.ts'
import { UserRoles } from '@/domain/users/user-roles.tsx'
import { useShownUser } from '@/domain/users/use-shown-user.ts'

/** The roles of an app user (G053: the editor; the tab beside it sums up). */
export default function AppUserRolesScreen({ params }: ScreenProps<'userOspId'>) {
  const { data: user } = useShownUser(params.userOspId)
  // The layout says why there is nobody.
  return user && <UserRoles key={user.ospId} user={user} />
}
