import { UserFrame } from '@/domain/users/user-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'

/** The frame of an app user's page. */
export default function AppUserLayout(props: ScreenProps<'userOspId'>) {
  return <UserFrame {...props} name="AppUserDetailView" />
}
