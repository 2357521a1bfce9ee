import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { useAccount } from '@/session/use-viewer.ts'

/** The frame of the products and compensations of a company. */
export default function CompanyProductsLayout({ children }: ScreenProps) {
  return (
    <ScreenFrame name="CompanyProducts" subject={useAccount().data?.data.name}>
      {children}
    </ScreenFrame>
  )
}
