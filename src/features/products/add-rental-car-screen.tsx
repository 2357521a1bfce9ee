import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { AddPart } from './add-part.tsx'

export default function AddRentalCarResourceToProductScreen() {
  return (
    <ScreenFrame name="AddRentalCarResourceToProduct">
      <AddPart kind="rentalcar" />
    </ScreenFrame>
  )
}
