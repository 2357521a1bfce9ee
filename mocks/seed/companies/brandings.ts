import { fromBase64, toBase64 } from '../../behaviour/files/base64.ts'
import { drawLogo } from '../../behaviour/files/draw-png.ts'
import type { BrandingImageRow, BrandingRow } from '../../tables.ts'
import { PORTAL_LOGO } from './image-types.ts'
import { LOGOS } from './logos.ts'
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

/** Logos, including a file with a long name, and an image of an owner without a colour. */
export const brandingImages = (): BrandingImageRow[] => [
  logo(COMPANY.prepaid, 'leuven-lab.png', LOGOS.leuvenLab),
  logo(COMPANY.postpaid, 'gent-garage.png', LOGOS.gentGarage),
  logo(PARTNER.small, 'noordzee.png', LOGOS.noordzee),
  logo(PARTNER.large, 'benelux.png', LOGOS.benelux),
  drawnImage(
    PARTNER.small,
    'INVOICE_LOGO',
    'Factuurlogo Noordzee – été 2026 – définitif, version approuvée par la direction (2).png',
    COLORS[PARTNER.small],
  ),
  drawnImage(PARTNER.longName, 'APP_LOGO', 'cooperatie.png', '#5B4636'),
]

const logo = (ownerOspId: string, fileName: string, png: string): BrandingImageRow =>
  image(ownerOspId, PORTAL_LOGO, fileName, { width: 240, height: 64 }, png)

function drawnImage(
  ownerOspId: string,
  imageType: string,
  fileName: string,
  color: string,
): BrandingImageRow {
  const size = { width: 120, height: 32 }
  return image(ownerOspId, imageType, fileName, size, toBase64(drawLogo(color, size.width, size.height)))
}

const image = (
  ownerOspId: string,
  imageType: string,
  fileName: string,
  size: { readonly width: number; readonly height: number },
  png: string,
): BrandingImageRow => ({
  ownerOspId,
  imageType,
  fileName,
  mediaType: 'image/png',
  size: fromBase64(png).length,
  ...size,
  updatedOn: '2026-03-02T09:00:00+01:00',
  png,
})
