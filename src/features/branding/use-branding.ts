import {
  getBrandingConfiguration,
  getCorporateAccountImageTypes,
  getDefaultBrandingConfiguration,
  getPartnerImageTypes,
} from '@/api/generated/operations/branding.ts'
import { ApiError } from '@/api/errors.ts'
import { useRead } from '@/api/use-read.ts'
import type { Reading } from '@/frame/loaded.tsx'
import { useRecord } from '@/records/use-record.ts'
import type { Configuration, ImageType } from './branding-form.ts'

export interface Branding {
  /** The branding that applies. */
  readonly present: Configuration
  /** The branding that would apply without an own one. */
  readonly above: Configuration
  /** R204: partners and companies have different types of images. */
  readonly types: readonly ImageType[]
  readonly reload: () => Promise<Configuration | undefined>
}

/** The branding of a partner or company, and the inherited one. */
export function useBranding(ospId: string): Reading<Branding> {
  const present = useRecord(getBrandingConfiguration, { path: { id: ospId } })
  const above = useRead(getDefaultBrandingConfiguration, { path: { id: ospId } })
  const kind = present.data?.ownerKind
  const ofPartner = useRead(getPartnerImageTypes, kind === 'PARTNER' ? {} : null)
  const ofCompany = useRead(getCorporateAccountImageTypes, kind === 'CORPORATE_ACCOUNT' ? {} : null)
  const types = kind === 'PARTNER' ? ofPartner : ofCompany
  // The image types of an unknown kind of owner are unknown.
  const isUnknown = kind !== undefined && kind !== 'PARTNER' && kind !== 'CORPORATE_ACCOUNT'
  return {
    data:
      present.data && above.data && types.data
        ? { present: present.data, above: above.data, types: types.data, reload: present.mutate }
        : undefined,
    error:
      present.error ??
      above.error ??
      types.error ??
      (isUnknown ? new ApiError('malformed', undefined) : undefined),
    isValidating: present.isValidating || above.isValidating || types.isValidating,
    mutate: () => Promise.all([present.mutate(), above.mutate(), types.mutate()]),
  }
}
