import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { AddPart } from './add-part.tsx'

/** Adds a service to a product. */
export default function AddServiceResourceToProductScreen() {
  return (
    <ScreenFrame name="AddServiceResourceToProduct">
      <AddPart kind="serviceResource" />
    </ScreenFrame>
  )
}
