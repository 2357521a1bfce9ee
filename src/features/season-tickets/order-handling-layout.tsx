import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'

/** The frame of the season-card orders: open ones and handled ones. */
export default function OrderHandlingLayout({ children }: ScreenProps) {
  return (
    <ScreenFrame isList name="OrderHandling">
      {children}
    </ScreenFrame>
  )
}
