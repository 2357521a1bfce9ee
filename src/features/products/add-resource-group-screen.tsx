import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { AddPart } from './add-part.tsx'

export default function AddResourceGroupToProductScreen() {
  return (
    <ScreenFrame name="AddResourceGroupToProduct">
      <AddPart kind="resourceGroup" />
    </ScreenFrame>
  )
}
