import type { UploadKind } from '~files/upload-files.ts'

/** The parameters of one of the ten uploads. Columns and file types are those of its kinds: `UPLOAD_FORMATS`. */
export interface UploadTab {
  /** The kinds of files, the usual one first. */
  readonly kinds: readonly [UploadKind, ...UploadKind[]]
  /** G372: a reseller can be selected. */
  readonly hasReseller: boolean
  /** R218: the mobility provider must be selected. */
  readonly hasProvider: boolean
}

const ofReseller = (kind: UploadKind): UploadTab => ({ kinds: [kind], hasReseller: true, hasProvider: false })

/** Rail invoices, of all companies or of one (R116). */
export const RAIL: UploadTab = { kinds: ['rail'], hasReseller: false, hasProvider: false }

/** The ten uploads, by the last segment of their address (G061). */
export const UPLOAD_TABS: Readonly<Record<string, UploadTab>> = {
  vouchers: ofReseller('vouchers'),
  surcharges: ofReseller('surcharges'),
  'bike-share-events': ofReseller('bike-share-events'),
  // G074: the provider sends rides, and later their CO2.
  'car-share': { kinds: ['car-share', 'co2'], hasReseller: false, hasProvider: false },
  line: ofReseller('line'),
  bank: ofReseller('bank'),
  rail: RAIL,
  'bike-rental': ofReseller('bike-rental'),
  'mobility-provider': { ...ofReseller('mobility-provider'), hasProvider: true },
  'charging-billing': ofReseller('charging-billing'),
}
