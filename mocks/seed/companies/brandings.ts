import { toBase64 } from '../../behaviour/files/base64.ts'
import { drawLogo } from '../../behaviour/files/draw-png.ts'
import type { BrandingImageRow, BrandingRow } from '../../tables.ts'
import { PORTAL_LOGO } from './image-types.ts'
import { COMPANY, PARTNER } from '../names.ts'

/** One company with a colour, one with a pale colour that needs dark text, one with alpha, and two partners. */
const COLORS = {
  [COMPANY.prepaid]: '#B42318',
  [COMPANY.postpaid]: '#FFE45C',
  [COMPANY.unknown]: '#7A3E9D80',
  [PARTNER.small]: '#0F89EA',
  [PARTNER.large]: '#0B5D1E',
}

export const brandings = (): BrandingRow[] =>
  Object.entries(COLORS).map(([ownerOspId, brandColor]) => ({ ownerOspId, version: 1, brandColor }))

/** Logos of these companies and partners, one with a long name, and an image of an owner without a colour. */
export const brandingImages = (): BrandingImageRow[] => [
  drawn(COMPANY.prepaid, PORTAL_LOGO, 'leuven-lab.png', COLORS[COMPANY.prepaid]),
  drawn(COMPANY.postpaid, PORTAL_LOGO, 'gent-garage.png', COLORS[COMPANY.postpaid]),
  drawn(PARTNER.small, PORTAL_LOGO, 'noordzee.png', COLORS[PARTNER.small]),
  drawn(PARTNER.large, PORTAL_LOGO, 'benelux.png', COLORS[PARTNER.large]),
  drawn(
    PARTNER.small,
    'INVOICE_LOGO',
    'Factuurlogo Noordzee – été 2026 – définitif, version approuvée par la direction (2).png',
    COLORS[PARTNER.small],
  ),
  drawn(PARTNER.longName, 'APP_LOGO', 'cooperatie.png', '#5B4636'),
]

function drawn(ownerOspId: string, imageType: string, fileName: string, color: string): BrandingImageRow {
  const [width, height] = [120, 32]
  const bytes = drawLogo(color, width, height)
  return {
    ownerOspId,
    imageType,
    fileName,
    mediaType: 'image/png',
    size: bytes.length,
    width,
    height,
    updatedOn: '2026-03-02T09:00:00+01:00',
    png: toBase64(bytes),
  }
}
