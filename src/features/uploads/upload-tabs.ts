import type { UploadKind } from '~files/upload-files.ts'
import type { RouteName } from '@/routes/routes.ts'

type UploadScreenName = Extract<RouteName, `Upload${string}`>

/** The parameters of one of the ten uploads. Columns and file types come from its kinds: `UPLOAD_FORMATS`. */
export interface UploadTab {
  readonly screen: UploadScreenName
  /** The kinds of files, the usual one first. */
  readonly kinds: readonly [UploadKind, ...UploadKind[]]
  /** G372: a reseller can be selected. */
  readonly hasReseller: boolean
  /** R218: the mobility provider must be selected. */
  readonly hasProvider: boolean
}

const ofReseller = (screen: UploadScreenName, kind: UploadKind): UploadTab => ({
  screen,
  kinds: [kind],
  hasReseller: true,
  hasProvider: false,
})

/** Rail invoices, of all companies or of one (R116). */
export const RAIL: UploadTab = {
  screen: 'UploadRail',
  kinds: ['rail'],
  hasReseller: false,
  hasProvider: false,
}

/** The ten uploads, by the last segment of their address (G061). */
export const UPLOAD_TABS: Readonly<Record<string, UploadTab>> = {
  vouchers: ofReseller('UploadVouchers', 'vouchers'),
  surcharges: ofReseller('UploadSurcharges', 'surcharges'),
  'bike-share-events': ofReseller('UploadBikeShareEvents', 'bike-share-events'),
  // G074: the provider sends rides, and later their CO2.
  'car-share': {
    screen: 'UploadCarShare',
    kinds: ['car-share', 'co2'],
    hasReseller: false,
    hasProvider: false,
  },
  line: ofReseller('UploadRegionalBus', 'line'),
  bank: ofReseller('UploadBank', 'bank'),
  rail: RAIL,
  'bike-rental': ofReseller('UploadBikeRental', 'bike-rental'),
  'mobility-provider': { ...ofReseller('UploadMobilityProvider', 'mobility-provider'), hasProvider: true },
  'charging-billing': ofReseller('UploadChargingBilling', 'charging-billing'),
}
