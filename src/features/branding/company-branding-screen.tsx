import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { useRecord } from '@/records/use-record.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { BrandingEditor } from './branding-editor.tsx'

/** The branding of the selected company (R035). */
export default function CompanyBrandingScreen() {
  const ospId = useCompanyOspId()
  return (
    <Loaded read={useRecord(getCorporateAccount, { body: { ospId } })}>
      {({ data }) => <BrandingEditor ospId={ospId} partnerOspId={data.partner.ospId} />}
    </Loaded>
  )
}
