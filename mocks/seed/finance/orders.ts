/** General orders of the personas' companies: every action in every status, recent and old. Amounts are euros. */
import type { OrderConfigRow, OrderRow, UserRow } from '../../tables.ts'
import { momentAgo } from '../ago.ts'
import { COMPANY } from '../names.ts'
import { createRandom } from '../random.ts'

const STATUSES = ['OPEN', 'CONFIRMED', 'CANCELLED'] as const
/** How many open orders long lists add. */
const LONG = 20_000
/** Above the numbers of the other orders. */
const FIRST_OF_LONG = 100
const HANDLER = 'u-1000'
/** The resource, price and description of an order for each action. */
const SUBJECTS: Record<
  OrderRow['action'],
  { resource: string; price: number; descriptions: readonly string[] }
> = {
  PURCHASE: { resource: 'sr-9103', price: 49.9, descriptions: ['Fietshelm', 'Antivol vélo', 'Regenkledij'] },
  PURCHASE_MOBIB_CARD: { resource: 'sr-9101', price: 5, descriptions: ['Mobib-kaart', 'Carte Mobib'] },
  PURCHASE_CHARGING_CARD: { resource: 'sr-9106', price: 10, descriptions: ['Laadpas', 'Carte de recharge'] },
  STOP_CHARGING_CARD: { resource: 'sr-9106', price: 0, descriptions: ['Laadpas stopzetten'] },
}
const ACTIONS = ['PURCHASE', 'PURCHASE_MOBIB_CARD', 'PURCHASE_CHARGING_CARD', 'STOP_CHARGING_CARD'] as const
const REASONS: Record<OrderRow['action'], string> = {
  PURCHASE: 'OUT_OF_STOCK',
  PURCHASE_MOBIB_CARD: 'DUPLICATE',
  PURCHASE_CHARGING_CARD: 'DATA_INCOMPLETE',
  STOP_CHARGING_CARD: 'CARD_UNKNOWN',
}

export const orderConfigs = (): OrderConfigRow[] => [
  { version: 1, newCardFee: 5, mailOnHandling: true, supportAddress: 'support@platform.example' },
]

export function* orders(users: readonly UserRow[], longLists = false): Generator<OrderRow> {
  yield* exampleOrders()
  const crews = [...appUsersOf(users, Object.values(COMPANY))]
  for (const [company, members] of crews)
    for (const [at, action] of ACTIONS.entries())
      for (const [turn, status] of STATUSES.entries())
        for (const age of [0, 1]) yield order(company, members, action, status, at * 6 + turn * 2 + age)
  if (!longLists) return
  for (let number = 0; number < LONG; number += 1) {
    const [company, members] = crews[number % crews.length] ?? ['', []]
    const action = ACTIONS[Math.floor(number / crews.length) % ACTIONS.length] ?? 'PURCHASE'
    yield order(company, members, action, 'OPEN', FIRST_OF_LONG + number)
  }
}

/** App users by company, for companies that have any. */
export function appUsersOf(
  users: readonly UserRow[],
  companies: readonly string[],
): Map<string, readonly UserRow[]> {
  const groups = new Map<string, UserRow[]>()
  for (const user of users) {
    const company = user.corporateAccountOspId
    if (company === undefined || !companies.includes(company) || !user.roles.includes('ospuser')) continue
    const members = groups.get(company)
    if (members) members.push(user)
    else groups.set(company, [user])
  }
  return groups
}

function order(
  company: string,
  members: readonly UserRow[],
  action: OrderRow['action'],
  status: OrderRow['status'],
  number: number,
): OrderRow {
  const random = createRandom(`order ${company} ${number}`)
  const user = random.pick(members)
  const { resource, price, descriptions } = SUBJECTS[action]
  const days = number % 2 === 0 ? random.whole(1, 25) : random.whole(300, 800)
  const isDelivered = action !== 'STOP_CHARGING_CARD' && user.homeAddress !== undefined
  return {
    id: `o-${company.slice(3)}-${String(number + 1).padStart(2, '0')}`,
    version: status === 'OPEN' ? 1 : 2,
    action,
    status,
    userOspId: user.ospId,
    corporateAccountOspId: company,
    resourceOspId: resource,
    description: random.pick(descriptions),
    price,
    chargedAmount: random.chance(0.7) ? price : 0,
    ...(random.chance(0.7) && { budgetType: 'MOBILITY_BUDGET' as const }),
    ...(isDelivered && { deliveryAddress: user.homeAddress }),
    createdOn: momentAgo(days, '09:15'),
    ...(status !== 'OPEN' && { handledOn: momentAgo(days - 1, '14:30'), handledByOspId: HANDLER }),
    ...(status === 'CANCELLED' && { cancellationReason: REASONS[action] }),
  }
}

/** The orders in the contract's examples. */
function exampleOrders(): OrderRow[] {
  const jonas = { userOspId: 'u-1101', corporateAccountOspId: COMPANY.bakery }
  const handled = { version: 2, handledByOspId: HANDLER }
  return [
    {
      ...jonas,
      id: 'o-8101',
      version: 1,
      action: 'PURCHASE',
      status: 'OPEN',
      resourceOspId: 'sr-9103',
      description: 'Fietshelm maat M',
      price: 49.9,
      chargedAmount: 49.9,
      budgetType: 'MOBILITY_BUDGET',
      deliveryAddress: {
        streetName: 'Gentpoortstraat',
        streetNumber: '7 bus 3',
        zipCode: '8000',
        city: 'Brugge',
      },
      remark: 'Graag na 17 uur leveren',
      createdOn: momentAgo(9, '07:42'),
    },
    {
      ...jonas,
      id: 'o-8102',
      version: 1,
      action: 'PURCHASE_MOBIB_CARD',
      status: 'OPEN',
      resourceOspId: 'sr-9101',
      description: 'Mobib-kaart',
      price: 5,
      chargedAmount: 0,
      createdOn: momentAgo(7, '09:00'),
    },
    {
      ...jonas,
      ...handled,
      id: 'o-8103',
      action: 'PURCHASE_CHARGING_CARD',
      status: 'CONFIRMED',
      resourceOspId: 'sr-9106',
      description: 'Laadpas',
      price: 10,
      chargedAmount: 10,
      createdOn: momentAgo(20, '07:42'),
      handledOn: momentAgo(17, '10:00'),
    },
    {
      ...jonas,
      ...handled,
      id: 'o-8104',
      action: 'PURCHASE',
      status: 'CANCELLED',
      resourceOspId: 'sr-9103',
      description: 'Fietsslot',
      price: 35.5,
      chargedAmount: 35.5,
      budgetType: 'MOBILITY_BUDGET',
      createdOn: momentAgo(19, '07:42'),
      handledOn: momentAgo(11, '10:00'),
      cancellationReason: 'OUT_OF_STOCK',
    },
    {
      id: 'o-8190',
      version: 1,
      action: 'PURCHASE',
      status: 'OPEN',
      userOspId: 'u-1190',
      corporateAccountOspId: COMPANY.bakery,
      resourceOspId: 'sr-9105',
      description:
        'Jaarabonnement parking Brugge Station ondergronds niveau -4, met laadpunt en fietsenberging · Річний абонемент на паркування · اشتراك سنوي لموقف السيارات',
      price: 123_456.78,
      chargedAmount: 0.07,
      budgetType: 'BUSINESS_BUDGET',
      remark: 'Réf. client : « Kantoor Noord » – à livrer à l’accueil, étage −2',
      createdOn: momentAgo(631, '23:59'),
    },
    {
      id: 'o-8191',
      version: 1,
      action: 'PURCHASE',
      status: 'OPEN',
      userOspId: 'u-1104',
      corporateAccountOspId: COMPANY.bakery,
      description: 'Fietspomp',
      price: 18,
      chargedAmount: 18,
      createdOn: momentAgo(95, '08:00'),
    },
  ]
}
