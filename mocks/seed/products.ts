/** Products, their parts, and the groups that may use them. */
import type { ProductPartRow, ProductRow, UsagePermissionRow } from '../tables.ts'
import { COMPANY, defaultGroupId, GROUP } from './names.ts'

/** How many products `scale` adds. */
const MORE = 1000

/** The products of a company that has chosen none. */
export const DEFAULT_PRODUCTS = ['pr-9001', 'pr-9002', 'pr-9003', 'pr-9005']

export function* products(scale: boolean): Generator<ProductRow> {
  yield product('pr-9001', 'TRAIN', ['Train', 'Trein', 'Train'], { version: 2 })
  yield product('pr-9002', 'PUBLIC-TRANSPORT', ['Public transport', 'Openbaar vervoer', 'Transports publics'])
  yield product('pr-9003', 'PARKING', ['Parking', 'Parkeren', 'Parking'], {
    feeCron: '0 0 1 * *',
    fixedCost: 1.5,
    variableCost: 0.35,
    vat: 21,
    chargedOnUserBudget: false,
  })
  yield product('pr-9004', 'SHARED', ['Shared mobility', 'Deelmobiliteit', 'Mobilité partagée'])
  yield product('pr-9005', 'CHARGING', ['Charging', 'Laden', 'Recharge'])
  yield product('pr-9006', 'BALLOON', ['Hot-air balloon', 'Luchtballon', 'Montgolfière'])
  yield product('pr-9007', 'OLD-SCOOTER', ['Scooter', 'Step', 'Trottinette'], { active: false, version: 3 })
  yield {
    ...product('pr-9008', 'RICH-TEXT', ['', '', '']),
    label: { defaultValue: '<b>Alles</b> &amp; meer', html: true },
  }
  yield product('pr-9009', 'EVERYTHING-THAT-MOVES-IN-AND-AROUND-ALL-CITIES', LONG_WORDS, {
    feeCron: '0 30 6 1 1-12/3 MON-FRI',
    fixedCost: 12_345.67,
    vat: 5.5,
    chargedOnUserBudget: false,
  })
  yield product('pr-9010', 'FUEL', ['Fuel', 'Tanken', 'Carburant'], { vat: 21 })
  yield product('pr-9011', 'RENTAL-CAR', ['Rental car', 'Huurwagen', 'Voiture de location'], { vat: 21 })
  yield product('pr-9012', 'SUMMER-BEACH', ['Beach line', 'Kustlijn', 'Ligne de la côte'], { active: false })
  for (let number = 1; number <= (scale ? MORE : 0); number += 1)
    yield product(`pr-${20_000 + number}`, `LOCAL-${number}`, [
      `Local line ${number}`,
      `Buurtlijn ${number}`,
      `Ligne locale ${number}`,
    ])
}

export function* productParts(scale: boolean): Generator<ProductPartRow> {
  yield part('pr-9001', 1, 'sr-9101')
  yield part('pr-9002', 1, 'rg-9201')
  yield part('pr-9003', 1, 'sr-9105')
  yield part('pr-9004', 1, 'rg-9202', { version: 2, variableCost: 0.1, chargedOnUserBudget: false })
  yield part('pr-9005', 1, 'sr-9106')
  yield part('pr-9006', 1, 'sr-9108')
  yield part('pr-9007', 1, 'sr-9107')
  yield part('pr-9009', 1, 'rg-9205', { feeCron: '0 0 1 * *', fixedCost: 4.5, vat: 21 })
  yield part('pr-9009', 2, 'sr-9104')
  yield part('pr-9009', 3, 'pl-9501', { variableCost: 2 })
  yield part('pr-9010', 1, 'rg-9203')
  yield part('pr-9011', 1, 'rc-9701', { feeCron: '0 0 * * 1', fixedCost: 35 })
  yield part('pr-9011', 2, 'rc-9702')
  yield part('pr-9012', 1, 'rg-9204')
  for (let number = 1; number <= (scale ? MORE : 0); number += 1)
    yield part(`pr-${20_000 + number}`, 1, `ts-${9400 + number}`)
}

/**
 * Every default group except that of the empty company may use the train. The night shift may also park and has an
 * inactive product. The summer jobs may use shared mobility.
 */
export function* usagePermissions(): Generator<UsagePermissionRow> {
  for (const company of Object.values(COMPANY))
    if (company !== COMPANY.empty) yield permission(defaultGroupId(company), 'pr-9001')
  yield permission(GROUP.nightShift, 'pr-9003')
  yield permission(GROUP.nightShift, 'pr-9007')
  yield permission(GROUP.summerJobs, 'pr-9004')
}

const LONG_WORDS = [
  'All mobility in and around the cities of Flanders, Wallonia and Brussels, night networks and transport à la carte included',
  'Alle mobiliteit in en rond de steden van Vlaanderen, Wallonië en Brussel, met inbegrip van nachtnetten en vervoer à la carte',
  'Toute la mobilité dans et autour des villes de Flandre, de Wallonie et de Bruxelles, réseaux de nuit et transport à la carte compris',
] as const

function product(
  ospId: string,
  extId: string,
  [en, nl, fr]: readonly [string, string, string],
  more: Partial<ProductRow> = {},
): ProductRow {
  return {
    ospId,
    version: 1,
    extId,
    active: true,
    label: { defaultValue: en, html: false, translations: { nl, en, fr } },
    vat: 6,
    chargedOnUserBudget: true,
    ...more,
  }
}

const part = (
  productOspId: string,
  number: number,
  partOspId: string,
  more: Partial<ProductPartRow> = {},
): ProductPartRow => ({
  ospId: `${productOspId.replace('pr-', 'pc-')}-${number}`,
  version: 1,
  productOspId,
  partOspId,
  kind: partOspId.startsWith('rg-') ? 'RESOURCE_GROUP' : 'RESOURCE',
  ...more,
})

const permission = (userGroupOspId: string, productOspId: string): UsagePermissionRow => ({
  ospId: `up-${userGroupOspId}-${productOspId}`,
  productOspId,
  userGroupOspId,
  grantedOn: '2025-06-01T09:00:00+02:00',
})
