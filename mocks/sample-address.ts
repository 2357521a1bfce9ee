/** Addresses of screens with records of the seed. */
import { calendarOf, monthAfter } from './behaviour/months.ts'
import { COMPANY, GROUP, PARTNER } from './seed/names.ts'

/** The properties of a screen on which its address depends. */
export interface SampledScreen {
  readonly name: string
  /** The path within the portal. `:name` is a parameter. */
  readonly path: string
  readonly audience: string
}

/** A record of the seed for each parameter of a path. All belong to Brugge Bakery. */
const SAMPLES: Readonly<Record<string, string>> = {
  userOspId: 'u-1101',
  templateId: 'tpl-7001',
  type: 'create',
  createOrEdit: 'edit',
  productOspId: 'pr-9003',
  userGroupOspId: GROUP.nightShift,
  budgetOspId: 'b-5101',
  eventOspId: 'e-7003',
  recurrenceOspId: 'rp-7101',
  partnerOspId: PARTNER.small,
  accountOspId: COMPANY.bakery,
  channelId: 'mc-8003',
  invoiceOspId: `inv-${COMPANY.bakery}-${monthAfter(calendarOf(new Date()).month, -2)}`,
}
/** Records for screens that the samples above do not fit. */
const SAMPLES_OF: Readonly<Record<string, typeof SAMPLES>> = {
  AdminUserView: { userOspId: 'u-1001' },
  AdminUserViewDetails: { userOspId: 'u-1001' },
  AdminUserViewRoles: { userOspId: 'u-1001' },
  ContactUserView: { userOspId: 'u-1012' },
  TranslationForm: { type: 'edit' },
}
/** The query that a screen needs besides the company. G059: the edited record, if the path does not contain it. */
const QUERY_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CompareCorporateAccounts: { with: COMPANY.postpaid },
  TranslationForm: { key: 'booking.note' },
  ResourceServiceForm: { ospId: 'sr-9101' },
  ResourceTransportForm: { ospId: 'ts-9401' },
  ResourceParkingForm: { ospId: 'pl-9501' },
  ResourceBikeForm: { ospId: 'bs-9601' },
  ResourceCarForm: { ospId: 'cs-9651' },
  ResourceRentalForm: { ospId: 'rc-9701' },
  ResourceGasStationForm: { ospId: 'gs-9801' },
  ResourceGroupForm: { ospId: 'rg-9202' },
  ResourceLabelForm: { label: 'Kust' },
}

/**
 * An address of this screen within the portal. For signed-in users it selects a company, which platform and partner
 * staff need.
 */
export function sampleAddressOf({ name, path, audience }: SampledScreen): string {
  const filled = path.replace(/:(\w+)/g, (_all, param: string) => {
    const sample = SAMPLES_OF[name]?.[param] ?? SAMPLES[param]
    if (sample === undefined) throw new Error(`no sample for :${param}`)
    return sample
  })
  const query = new URLSearchParams({
    ...(audience === 'signed-in' && { corporateAccountOspId: COMPANY.bakery }),
    ...QUERY_OF[name],
  }).toString()
  return `${filled}${query && `?${query}`}`
}
