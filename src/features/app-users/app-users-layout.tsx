import { AddUserLink } from '@/domain/users/add-user-link.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'

export default function AppUsersLayout({ children }: ScreenProps) {
  return (
    <ScreenFrame isList name="ManageAppUsers" action={<AddUserLink />}>
      {children}
    </ScreenFrame>
  )
}
