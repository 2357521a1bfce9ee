import { calendarOf, monthAfter } from '../mocks/behaviour/months.ts'
import { COMPANY, GROUP, PARTNER } from '../mocks/seed/names.ts'
import type { Route } from '../src/routes/route.ts'
import { routes, type RouteName } from '../src/routes/routes.ts'
import { BASE } from './sign-in.ts'

/** Something of the seed for each parameter of a path; all of Brugge Bakery. */
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
/** Who fits a screen that the sample above does not. */
const SAMPLES_OF: Readonly<Record<string, typeof SAMPLES>> = {
  AdminUserView: { userOspId: 'u-1001' },
  AdminUserViewDetails: { userOspId: 'u-1001' },
  AdminUserViewRoles: { userOspId: 'u-1001' },
  ContactUserView: { userOspId: 'u-1012' },
  TranslationForm: { type: 'edit' },
}
/** What a screen needs in its query besides the company. G059: whom it edits, where the address says only that it does. */
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

/** An address of this screen; one for signed-in users has a company selected, as platform and partner staff need it. */
export function sampleAddress(screen: Route | RouteName): string {
  const route = typeof screen === 'string' ? routeCalled(screen) : screen
  const path = route.path.replace(/:(\w+)/g, (_all, name: string) => {
    const sample = SAMPLES_OF[route.name]?.[name] ?? SAMPLES[name]
    if (sample === undefined) throw new Error(`no sample for :${name}`)
    return sample
  })
  const query = new URLSearchParams({
    ...(route.audience === 'signed-in' && { corporateAccountOspId: COMPANY.bakery }),
    ...QUERY_OF[route.name],
  }).toString()
  return `${BASE}${path}${query && `?${query}`}`
}

function routeCalled(name: RouteName): Route {
  const route = (routes as readonly Route[]).find((one) => one.name === name)
  if (!route) throw new Error(`no route ${name}`)
  return route
}
