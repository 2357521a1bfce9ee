import type { ScreenProps } from '@/routes/route.ts'
import { BrandingEditor } from './branding-editor.tsx'

/** The branding of a partner, which its companies inherit. */
export default function PartnerBrandingScreen({ params }: ScreenProps<'partnerOspId'>) {
  return <BrandingEditor ospId={params.partnerOspId} />
}
