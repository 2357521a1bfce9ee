import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { ImportOfCompany } from './import-of-company.tsx'

export default function ImportUsersScreen() {
  return (
    <ScreenFrame name="ImportUsers">
      <ImportOfCompany />
    </ScreenFrame>
  )
}
