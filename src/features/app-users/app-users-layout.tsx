import { ScreenFrame } from '@/routes/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'

export default function AppUsersLayout({ children }: ScreenProps) {
  return <ScreenFrame name="ManageAppUsers">{children}</ScreenFrame>
}
