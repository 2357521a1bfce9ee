/** The mobility modes of the seeded bookings: price, provider, and how often a user takes it in a month. */
export interface Mode {
  mode: string
  labels: { nl: string; en: string; fr: string }
  mrpExtId: string
  mrpName: string
  averageCents: number
  perUser: number
  vatPercentage: number
  descriptions: readonly string[]
}

/** The mode of an expense that has none. */
export const OTHER_PURCHASES: Mode = mode(
  'OTHER_PURCHASES',
  'Andere aankopen',
  'Other purchases',
  'Autres achats',
  'PLATFORM',
  'Mobility Platform',
  4500,
  0.1,
  21,
  ['Fietshelm'],
)

export const MODES: readonly Mode[] = [
  mode('TRAIN', 'Trein', 'Train', 'Train', 'BELGIAN-RAIL', 'Belgian Rail', 1480, 2.1, 6, [
    'Brugge – Gent-Sint-Pieters',
    'Brussel-Zuid – Leuven',
    'Liège-Guillemins – Namur',
  ]),
  mode(
    'BUS_TRAM_METRO',
    'Bus, tram, metro',
    'Bus, tram, metro',
    'Bus, tram, métro',
    'CITY-LINES',
    'City Lines',
    250,
    1.8,
    6,
    ['10-rittenkaart', 'Ticket'],
  ),
  mode('PARKING', 'Parkeren', 'Parking', 'Parking', 'PARK-EASY', 'Park Easy', 690, 0.9, 21, [
    'Parking Zand, Brugge',
    'Parking Grand-Place',
  ]),
  mode('BIKE', 'Fiets', 'Bicycle', 'Vélo', 'BLUE-BIKES', 'Blue Bikes', 325, 0.7, 6, ['Deelfiets station']),
  mode('CAR', 'Auto', 'Car', 'Voiture', 'SHARE-CARS', 'Share Cars', 3240, 0.3, 21, ['Deelwagen, 42 km']),
  mode('FUEL', 'Brandstof', 'Fuel', 'Carburant', 'PUMP-ONE', 'Pump One', 5890, 0.4, 21, ['Tankbeurt']),
  mode('CHARGING', 'Laden', 'Charging', 'Recharge', 'VOLT-POINT', 'Volt Point', 1210, 0.5, 21, [
    'Laadbeurt 24 kWh',
  ]),
  mode('STEP', 'Step', 'Scooter', 'Trottinette', 'STEP-BY', 'Step By', 310, 0.2, 21, ['Rit 2,1 km']),
  OTHER_PURCHASES,
]
/** A mode that the portal does not know. */
export const UNKNOWN_MODE: Mode = mode(
  'HOT_AIR_BALLOON',
  'Luchtballon',
  'Hot-air balloon',
  'Montgolfière',
  'UP-UP',
  'Up & Away',
  12_900,
  2,
  21,
  ['Ballonvaart'],
)

function mode(
  name: string,
  nl: string,
  en: string,
  fr: string,
  mrpExtId: string,
  mrpName: string,
  averageCents: number,
  perUser: number,
  vatPercentage: number,
  descriptions: readonly string[],
): Mode {
  return {
    mode: name,
    labels: { nl, en, fr },
    mrpExtId,
    mrpName,
    averageCents,
    perUser,
    vatPercentage,
    descriptions,
  }
}

/** R197: every mode by name, the unknown one last. */
export const MOBILITY_MODES: readonly Pick<Mode, 'mode' | 'labels'>[] = [
  ...MODES.map(({ mode: name, labels }) => ({ mode: name, labels })),
  { mode: 'SNA', labels: { nl: 'SNA', en: 'SNA', fr: 'SNA' } },
  { mode: 'FLEXOFFICE', labels: { nl: 'Flexkantoor', en: 'Flex office', fr: 'Bureau flexible' } },
  { mode: UNKNOWN_MODE.mode, labels: UNKNOWN_MODE.labels },
]
