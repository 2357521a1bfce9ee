/** Products, the services they are made of, and which groups may use them. */
import type { ProductRow, ResourceGroupRow, ServiceResourceRow, UsagePermissionRow } from '../tables.ts'
import { COMPANY, defaultGroupId, GROUP, PARTNER } from './names.ts'

/** What a company may use whose record does not choose. */
export const USUAL_PRODUCTS = ['pr-9001', 'pr-9002', 'pr-9003', 'pr-9005']

export const serviceResources = (): ServiceResourceRow[] => [
  service('sr-9101', 'Belgian Rail', 'TRAIN', PARTNER.rail),
  service('sr-9102', 'City Lines', 'BUS_TRAM_METRO', PARTNER.other),
  service('sr-9103', 'Blue Bikes', 'BIKE', PARTNER.other),
  service('sr-9104', 'Share Cars', 'CAR', PARTNER.large),
  service('sr-9105', 'Park Easy', 'PARKING', PARTNER.other),
  service('sr-9106', 'Volt Point', 'CHARGING', PARTNER.other),
  service('sr-9107', 'Step By', 'STEP', PARTNER.other, false),
  service('sr-9108', 'Up & Away', 'HOT_AIR_BALLOON', PARTNER.other),
]

export const resourceGroups = (): ResourceGroupRow[] => [
  { ospId: 'rg-9201', name: 'Openbaar vervoer', resourceOspIds: ['sr-9101', 'sr-9102'] },
  { ospId: 'rg-9202', name: 'Deelmobiliteit', resourceOspIds: ['sr-9103', 'sr-9104', 'sr-9107'] },
]

export const products = (): ProductRow[] => [
  product('pr-9001', 'TRAIN', ['Train', 'Trein', 'Train'], [part('sr-9101')], { version: 2 }),
  product(
    'pr-9002',
    'PUBLIC-TRANSPORT',
    ['Public transport', 'Openbaar vervoer', 'Transports publics'],
    [part('rg-9201')],
  ),
  product('pr-9003', 'PARKING', ['Parking', 'Parkeren', 'Parking'], [part('sr-9105')], {
    feeCron: '0 0 1 * *',
    fixedCost: 1.5,
    variableCost: 0.35,
    vat: 21,
    chargedOnUserBudget: false,
  }),
  product('pr-9004', 'SHARED', ['Shared mobility', 'Deelmobiliteit', 'Mobilité partagée'], [part('rg-9202')]),
  product('pr-9005', 'CHARGING', ['Charging', 'Laden', 'Recharge'], [part('sr-9106')]),
  product('pr-9006', 'BALLOON', ['Hot-air balloon', 'Luchtballon', 'Montgolfière'], [part('sr-9108')]),
  product('pr-9007', 'OLD-SCOOTER', ['Scooter', 'Step', 'Trottinette'], [part('sr-9107')], {
    active: false,
    version: 3,
  }),
  {
    ...product('pr-9008', 'RICH-TEXT', ['', '', ''], []),
    label: { defaultValue: '<b>Alles</b> &amp; meer', html: true },
  },
]

/** Everyone takes the train; the night shift parks, and holds a product that is no longer active. */
export function* usagePermissions(): Generator<UsagePermissionRow> {
  for (const company of Object.values(COMPANY))
    if (company !== COMPANY.empty) yield permission(defaultGroupId(company), 'pr-9001')
  yield permission(GROUP.nightShift, 'pr-9003')
  yield permission(GROUP.nightShift, 'pr-9007')
  yield permission(GROUP.summerJobs, 'pr-9004')
}

function product(
  ospId: string,
  extId: string,
  [en, nl, fr]: readonly [string, string, string],
  parts: ProductRow['parts'],
  more: Partial<ProductRow> = {},
): ProductRow {
  return {
    ospId,
    version: 1,
    extId,
    active: true,
    label: { defaultValue: en, html: false, translations: { nl, en, fr } },
    parts,
    vat: 6,
    chargedOnUserBudget: true,
    ...more,
  }
}

const part = (ospId: string): ProductRow['parts'][number] => ({
  ospId,
  kind: ospId.startsWith('rg-') ? 'RESOURCE_GROUP' : 'RESOURCE',
})

const service = (
  ospId: string,
  name: string,
  mobilityMode: string,
  mrpOspId: string,
  active = true,
): ServiceResourceRow => ({ ospId, name, mobilityMode, mrpOspId, active })

const permission = (userGroupOspId: string, productOspId: string): UsagePermissionRow => ({
  ospId: `up-${userGroupOspId}-${productOspId}`,
  productOspId,
  userGroupOspId,
  grantedOn: '2025-06-01T09:00:00+02:00',
})
