import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { AddPart } from './add-part.tsx'

export default function AddServiceResourceToProductScreen() {
  return (
    <ScreenFrame name="AddServiceResourceToProduct">
      <AddPart kind="serviceResource" />
    </ScreenFrame>
  )
}
