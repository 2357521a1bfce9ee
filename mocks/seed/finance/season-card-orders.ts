/** Season-card orders of the personas' companies: every action in every status, recent and old. Amounts are euros. */
import type { SeasonCardOrderRow, UserRow } from '../../tables.ts'
import { dayAgo, momentAgo } from '../ago.ts'
import { bulkId } from '../companies/companies.ts'
import { COMPANY } from '../names.ts'
import { appUsersOf } from './orders.ts'
import { createRandom, type Random } from '../random.ts'

type Action = SeasonCardOrderRow['action']

const STATUSES = ['OPEN', 'CONFIRMED', 'CANCELLED'] as const
const ACTIONS = [
  'PURCHASE_SEASON_TICKET',
  'RENEW_SEASON_TICKET',
  'ACTIVATE_SEASON_TICKET',
  'STOP_SEASON_TICKET',
  'CANCEL_SEASON_TICKET_RENEWAL',
] as const
const REASONS: Record<Action, string> = {
  PURCHASE_SEASON_TICKET: 'DUPLICATE',
  RENEW_SEASON_TICKET: 'PRODUCT_UNAVAILABLE',
  ACTIVATE_SEASON_TICKET: 'CARD_UNKNOWN',
  STOP_SEASON_TICKET: 'NO_SEASON_TICKET',
  CANCEL_SEASON_TICKET_RENEWAL: 'USER_REQUEST',
}
/** R177: the price of a new card, in euros. */
const NEW_CARD = 5
const STATIONS = ['Brugge', 'Gent-Sint-Pieters', 'Antwerpen-Centraal', 'Bruxelles-Midi', 'Liège-Guillemins']
const HANDLER = 'u-1002'

/** Every company of a persona has some, except the empty one, and so has one company of the large partner. */
export function* seasonCardOrders(users: readonly UserRow[]): Generator<SeasonCardOrderRow> {
  yield* exampleOrders()
  for (const [company, members] of appUsersOf(users, [...Object.values(COMPANY), bulkId(1)]))
    for (const [at, action] of ACTIONS.entries())
      for (const [turn, status] of STATUSES.entries())
        for (const age of [0, 1]) yield order(company, members, action, status, at * 6 + turn * 2 + age)
}

function order(
  company: string,
  members: readonly UserRow[],
  action: Action,
  status: SeasonCardOrderRow['status'],
  number: number,
): SeasonCardOrderRow {
  const random = createRandom(`season card ${company} ${number}`)
  const user = random.pick(members)
  const days = number % 2 === 0 ? random.whole(1, 25) : random.whole(300, 800)
  const product = productOf(action, random)
  const isConfirmed = status === 'CONFIRMED'
  const extra = user.mobibCardNumber === undefined && action === 'PURCHASE_SEASON_TICKET' ? NEW_CARD : 0
  return {
    id: `so-${company.slice(3)}-${String(number + 1).padStart(2, '0')}`,
    version: status === 'OPEN' ? 1 : 2,
    action,
    status,
    userOspId: user.ospId,
    corporateAccountOspId: company,
    ...product,
    startDate: dayAgo(days - 30),
    limited: random.chance(0.6),
    createdOn: momentAgo(days, '09:15'),
    ...(status !== 'OPEN' && { handledOn: momentAgo(days - 1, '14:30'), handledByOspId: HANDLER }),
    ...(isConfirmed && { effectiveStartDate: dayAgo(days - 31) }),
    ...(isConfirmed && product.price !== undefined && { effectivePrice: product.price + extra }),
    ...(status === 'CANCELLED' && { cancellationReason: REASONS[action] }),
  }
}

/** The product ordered. Only purchases and renewals have a price. */
function productOf(action: Action, random: Random) {
  const isPaid = action === 'PURCHASE_SEASON_TICKET' || action === 'RENEW_SEASON_TICKET'
  const paid = (price: number) => ({
    ...(isPaid && { price, duration: random.pick(['MONTH', 'QUARTER', 'YEAR']) }),
    ...(isPaid && random.chance(0.7) && { budgetType: 'MOBILITY_BUDGET' as const }),
  })
  const gender = random.pick(['M', 'F', 'X'])
  const operator = random.pick(['RAIL', 'RAIL', 'REGIONAL_BUS', 'BRUSSELS_TRANSPORT'])
  if (operator === 'REGIONAL_BUS')
    return { gender, operator, orderedProduct: 'Netabonnement bus', ...paid(365) }
  if (operator === 'BRUSSELS_TRANSPORT')
    return { gender, operator, orderedProduct: 'Abonnement annuel Bruxelles', ...paid(499) }
  const from = random.whole(0, STATIONS.length - 2)
  return {
    gender,
    operator,
    orderedProduct: 'Treinabonnement standaard',
    ...paid(random.whole(40_000, 350_000) / 100),
    nationalNumber: `${random.whole(60, 99)}.0${random.whole(1, 9)}.1${random.whole(0, 9)}-${random.whole(100, 999)}.${random.whole(10, 97)}`,
    b2bContractNumber: 'B2B-4711',
    origin: STATIONS[from] ?? '',
    destination: STATIONS[from + 1] ?? '',
    class: random.pick(['1', '2']),
    subnets: random.chance(0.5) ? ['GENT'] : [],
    includeParking: random.chance(0.3),
    type: random.pick(['STANDARD', 'FLEX']),
  }
}

/** The orders in the contract's examples, and orders of users with unusual records. */
function exampleOrders(): SeasonCardOrderRow[] {
  const bakery = { version: 1, status: 'OPEN' as const, corporateAccountOspId: COMPANY.bakery }
  return [
    {
      ...bakery,
      id: 'so-8201',
      action: 'PURCHASE_SEASON_TICKET',
      userOspId: 'u-1101',
      operator: 'RAIL',
      gender: 'M',
      nationalNumber: '88.05.17-123.45',
      orderedProduct: 'Treinabonnement standaard',
      duration: 'YEAR',
      startDate: dayAgo(-10),
      price: 1284,
      remark: 'Graag vanaf de eerste van de maand',
      budgetType: 'MOBILITY_BUDGET',
      b2bContractNumber: 'B2B-4711',
      limited: true,
      origin: 'Brugge',
      destination: 'Gent-Sint-Pieters',
      class: '2',
      subnets: ['GENT', 'BRUGGE'],
      includeParking: true,
      type: 'STANDARD',
      createdOn: momentAgo(9, '07:42'),
    },
    {
      ...bakery,
      id: 'so-8202',
      action: 'STOP_SEASON_TICKET',
      userOspId: 'u-1101',
      operator: 'REGIONAL_BUS',
      orderedProduct: 'Netabonnement bus',
      startDate: dayAgo(-10),
      limited: false,
      createdOn: momentAgo(7, '09:00'),
    },
    {
      ...bakery,
      id: 'so-8203',
      action: 'PURCHASE_SEASON_TICKET',
      userOspId: 'u-1197',
      operator: 'BRUSSELS_TRANSPORT',
      orderedProduct: 'Abonnement annuel Bruxelles',
      duration: 'YEAR',
      startDate: dayAgo(-10),
      price: 499,
      limited: true,
      createdOn: momentAgo(7, '09:30'),
    },
    {
      ...bakery,
      id: 'so-8204',
      action: 'ACTIVATE_SEASON_TICKET',
      userOspId: 'u-1101',
      operator: 'CABLE_CAR',
      gender: 'X',
      orderedProduct: 'Kabelbaanabonnement',
      duration: 'FORTNIGHT',
      limited: false,
      createdOn: momentAgo(6, '09:00'),
    },
    {
      ...bakery,
      id: 'so-8206',
      action: 'RENEW_SEASON_TICKET',
      userOspId: 'u-1104',
      operator: 'RAIL',
      gender: 'F',
      nationalNumber: '70.01.10-200.20',
      orderedProduct: 'Treinabonnement standaard',
      price: 800,
      remark: 'Zelfde traject als vorig jaar',
      limited: true,
      createdOn: momentAgo(95, '08:00'),
    },
    {
      ...bakery,
      id: 'so-8290',
      action: 'RENEW_SEASON_TICKET',
      userOspId: 'u-1190',
      operator: 'RAIL',
      orderedProduct:
        'Treinabonnement over heel het net met aansluitend stads- en streekvervoer en fietsenstalling · Єдиний квиток · تذكرة موحدة',
      duration: 'YEAR',
      startDate: dayAgo(-10),
      price: 123_456.78,
      remark: 'Réf. « Kantoor Noord » – квиток поновити до кінця року',
      limited: false,
      origin: 'Louvain-la-Neuve-Université',
      destination: 'Sint-Katelijne-Waver',
      class: '1',
      subnets: ['ANTWERPEN', 'BRUSSEL', 'CHARLEROI', 'GENT', 'LIEGE'],
      includeParking: false,
      type: 'NETWORK',
      createdOn: momentAgo(631, '23:59'),
    },
  ]
}
