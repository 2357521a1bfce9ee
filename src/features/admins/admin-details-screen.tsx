import type { ScreenProps } from '@/routes/route.ts'
import { useShownUser } from '@/domain/users/use-shown-user.ts'
import { PersonDetails } from './person-details.tsx'

/** The details of an admin, and whether signing in asks for a code (R162). */
export default function AdminDetailsScreen({ params }: ScreenProps<'userOspId'>) {
  const { data: user, mutate } = useShownUser(params.userOspId)
  // The layout says why there is nobody.
  return user && <PersonDetails key={user.ospId} user={user} reload={async () => mutate()} />
}
