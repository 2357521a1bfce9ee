import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { AddPart } from './add-part.tsx'

/** Adds a rental car to a product. */
export default function AddRentalCarResourceToProductScreen() {
  return (
    <ScreenFrame name="AddRentalCarResourceToProduct">
      <AddPart kind="rentalcar" />
    </ScreenFrame>
  )
}
