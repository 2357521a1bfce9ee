import { Loaded } from '@/frame/loaded.tsx'
import { useAccount } from '@/session/use-viewer.ts'
import { BrandingEditor } from './branding-editor.tsx'

/** The look of the selected company (R035). */
export default function CompanyBrandingScreen() {
  return (
    <Loaded read={useAccount()}>
      {({ ospId, data }) => <BrandingEditor ospId={ospId} partnerOspId={data.partner.ospId} />}
    </Loaded>
  )
}
