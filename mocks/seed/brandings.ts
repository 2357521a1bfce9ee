import type { BrandingRow } from '../tables.ts'
import { COMPANY, PARTNER, PARTNER_NAME } from './names.ts'

/** A company with its own colour, a pale one that needs dark text on it, one with alpha, and two partners. */
export const brandings = (): BrandingRow[] => [
  { ownerOspId: COMPANY.prepaid, brandColor: '#B42318', name: 'Leuven Lab', hasLogo: true },
  { ownerOspId: COMPANY.postpaid, brandColor: '#FFE45C', name: 'Gent Garage', hasLogo: true },
  { ownerOspId: COMPANY.unknown, brandColor: '#7A3E9D80', name: 'Odd Ones', hasLogo: false },
  {
    ownerOspId: PARTNER.small,
    brandColor: '#0F89EA',
    name: PARTNER_NAME[PARTNER.small] ?? '',
    hasLogo: true,
  },
  {
    ownerOspId: PARTNER.large,
    brandColor: '#0B5D1E',
    name: PARTNER_NAME[PARTNER.large] ?? '',
    hasLogo: true,
  },
]
