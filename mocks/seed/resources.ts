/** The parts of products: services, and places and vehicles of every other kind. */
import type { ResourceGroupRow, ResourceRow } from '../tables.ts'
import { PARTNER, STREETS, TOWNS } from './names.ts'
import { createRandom } from './random.ts'

/** A series of similar resources of one kind. */
interface Kind {
  type: ResourceRow['type']
  prefix: string
  /** The number before the first one. */
  start: number
  count: number
  /** How many `scale` adds. */
  more: number
  mobilityMode: string
  mrpOspId: string
  name: (street: string, town: string) => string
}

const { large, other, small } = PARTNER
const KINDS: readonly Kind[] = [
  kind('transportStop', 'ts-9400', 14, 4986, 'BUS_TRAM_METRO', other, (street, town) => `${town} ${street}`),
  kind('parkingLot', 'pl-9500', 9, 800, 'PARKING', other, (street, town) => `Parking ${street}, ${town}`),
  kind('bikeShare', 'bs-9600', 8, 400, 'BIKE', other, (street, town) => `Deelfietsen ${street}, ${town}`),
  kind('carShare', 'cs-9650', 8, 300, 'CAR', other, (street, town) => `Deelwagens ${street}, ${town}`),
  kind('rentalcar', 'rc-9700', 8, 0, 'CAR', other, (street, town) => `Huurwagen ${town} (${street})`),
  kind('gasStation', 'gs-9800', 24, 3000, 'FUEL', other, (street, town) => `Pump One ${town} ${street}`),
]
const BRANDS = ['Pump One', 'Schelde Oil', 'Ardenne Énergie']
const LABELS = ['Night network', 'Motorway', 'Kust', '24/7']
/** Every kind has one with this name, which is inactive. */
const LONG_NAME =
  'Sint-Pieters-Woluwe / Woluwe-Saint-Pierre – Square Léopold II plein, richting Zuidstation en luchthaven, alleen op werkdagen'

export function* resources(scale: boolean): Generator<ResourceRow> {
  yield* services()
  for (const each of KINDS) yield* ofKind(each, scale)
}

export function* resourceGroups(scale: boolean): Generator<ResourceGroupRow> {
  yield group('rg-9201', 'Openbaar vervoer', ['sr-9101', 'sr-9102'])
  yield {
    ...group('rg-9202', 'Deelmobiliteit', ['sr-9103', 'sr-9104', 'sr-9107']),
    description: 'Fietsen, steps en auto’s om te delen',
  }
  yield group('rg-9203', 'Tankstations', ['gs-9801', 'gs-9802', 'gs-9803', 'gs-9804', 'gs-9805', 'gs-9806'])
  yield { ...group('rg-9204', 'Winterdienst', []), active: false, version: 2 }
  yield {
    ...group('rg-9205', 'Alles wat rijdt tussen de kust en de taalgrens – tout ce qui roule ou stationne', [
      'ts-9401',
      'ts-9402',
      'pl-9501',
      'bs-9601',
      'cs-9651',
      'gs-9807',
    ]),
    description: 'Proefproject van de provincies met de gemeenten; loopt zolang de subsidie loopt.',
  }
  yield group('rg-9206', 'Nog te kiezen', ['bs-9602'])
  if (scale)
    yield group(
      'rg-9290',
      'Alle tankstations',
      Array.from({ length: 3000 }, (_, at) => `gs-${9801 + at}`),
    )
}

function services(): ResourceRow[] {
  const api = { transmissionStrategy: 'API', url: 'https://orders.provider.example/v1' }
  return [
    service('sr-9101', 'Belgian Rail', 'TRAIN', PARTNER.rail, {
      ...api,
      labels: ['Night network'],
      hasIcon: true,
    }),
    service('sr-9102', 'City Lines', 'BUS_TRAM_METRO', other, { ...api, hasIcon: true }),
    service('sr-9103', 'Blue Bikes', 'BIKE', other, { hasIcon: true, transmissionStrategy: 'EMAIL' }),
    service('sr-9104', 'Share Cars', 'CAR', other, { labels: ['Kust'], tokenScope: 'CORPORATE_ACCOUNT' }),
    service('sr-9105', 'Park Easy', 'PARKING', other, { hasIcon: true, labels: ['24/7'] }),
    service('sr-9106', 'Volt Point', 'CHARGING', other, { ...api, tokenScope: 'PARTNER' }),
    service('sr-9107', 'Step By', 'STEP', other, { active: false, version: 2 }),
    // The portal does not know its mode, strategy and scope.
    service('sr-9108', 'Up & Away', 'HOT_AIR_BALLOON', other, {
      transmissionStrategy: 'CARRIER_PIGEON',
      tokenScope: 'BASKET',
      feeCron: '0 0 1 * *',
      fixedCost: 25,
      vatPercent: 21,
      onUserBudget: false,
    }),
    // No other record refers to these two.
    service('sr-9109', 'Ferry Line', 'OTHER_PURCHASES', other, {}),
    service('sr-9110', `Flexkantoor ${LONG_NAME}`, 'FLEXOFFICE', other, { active: false }),
  ]
}

function* ofKind(
  { type, prefix, start, count, more, ...each }: Kind,
  scale: boolean,
): Generator<ResourceRow> {
  const random = createRandom(`resources ${type}`)
  for (let number = 1; number <= count + (scale ? more : 0); number += 1) {
    const [, town] = random.pick(TOWNS)
    const street = random.pick(STREETS)
    const label = random.pick(LABELS)
    const isCharged = random.chance(0.5)
    yield {
      ospId: `${prefix}-${start + number}`,
      version: 1,
      type,
      name: number === 3 ? LONG_NAME : each.name(street, town),
      active: number === 1 || (number !== 3 && random.chance(0.8)),
      mrpOspId: each.mrpOspId,
      mobilityMode: each.mobilityMode,
      ...(isCharged && { feeCron: '0 0 1 * *', fixedCost: random.whole(1, 40) / 2 }),
      ...(random.chance(0.5) && { variableCost: random.whole(5, 300) / 100 }),
      vatPercent: isCharged ? 21 : 6,
      onUserBudget: random.chance(0.7),
      labels: number % 3 === 0 ? [] : [label],
      ...(type === 'gasStation' && gasStation(number, random.pick(BRANDS), random.next())),
    }
  }
}

/** Every fourth station has no owner, one had another owner before, one will have another. */
function gasStation(number: number, brand: string, chance: number): Partial<ResourceRow> {
  const owners = [
    [],
    [
      { ownerOspId: small, validTo: '2024-12-31' },
      { ownerOspId: other, validFrom: '2025-01-01' },
    ],
    [{ ownerOspId: large }],
    [
      { ownerOspId: other, validTo: '2098-12-31' },
      { ownerOspId: large, validFrom: '2099-01-01' },
    ],
  ]
  return {
    brand,
    ...(number % 5 !== 0 && { loyalty: `${brand} Points` }),
    numberOfPumps: 2 + Math.floor(chance * 14),
    latitude: 50.4 + Math.round(chance * 9000) / 10_000,
    longitude: 3.1 + Math.round(((chance * 7) % 1) * 20_000) / 10_000,
    owners: owners[number % 4] ?? [],
  }
}

function kind(
  type: Kind['type'],
  before: string,
  count: number,
  more: number,
  mobilityMode: string,
  mrpOspId: string,
  name: Kind['name'],
): Kind {
  const [prefix = '', start] = before.split('-')
  return { type, prefix, start: Number(start), count, more, mobilityMode, mrpOspId, name }
}

const service = (
  ospId: string,
  name: string,
  mobilityMode: string,
  mrpOspId: string,
  more: Partial<ResourceRow>,
): ResourceRow => ({
  ospId,
  version: 1,
  type: 'serviceResource',
  name,
  active: true,
  mrpOspId,
  mobilityMode,
  onUserBudget: true,
  labels: [],
  hasIcon: false,
  transmissionStrategy: 'MANUAL',
  tokenScope: 'USER',
  ...more,
})

const group = (ospId: string, name: string, resourceOspIds: string[]): ResourceGroupRow => ({
  ospId,
  version: 1,
  name,
  active: true,
  resourceOspIds,
})
