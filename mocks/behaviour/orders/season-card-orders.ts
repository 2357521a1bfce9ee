/** Season-card orders as the contract describes them: the order, with the person's data from the user record. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { invalidField } from '../../refusal.ts'
import { ORDER_CONFIG, type SeasonCardOrderRow, type UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { withParties } from './orders.ts'
import { requireAccount } from '../access.ts'
import { createSearch } from '../text.ts'
import { seasonCardLabels } from './season-card-labels.ts'

type Schemas = components['schemas']
type SeasonCardOrder = Schemas['SeasonCardOrder']

/** Returns the order, or throws the contract's 404, also for an order of another company. */
export function requireSeasonCardOrder(world: World, caller: UserRow, id: string): SeasonCardOrderRow {
  const order = world.tables.seasonCardOrders.require(id)
  requireAccount(world, caller, order.corporateAccountOspId)
  return order
}

export function toSeasonCardOrder(
  world: World,
  row: SeasonCardOrderRow,
  language: Schemas['Language'],
): SeasonCardOrder {
  const { gender, nationalNumber, remark, ...order } = withParties(world, row, language)
  const user = world.tables.users.require(row.userOspId)
  const { firstName, lastName } = user
  if (user.anonymized) return { ...order, firstName, lastName, labels: seasonCardLabels(order, language) }
  return {
    ...order,
    labels: seasonCardLabels(row, language),
    firstName,
    lastName,
    ...detailsOf(user),
    ...newCardOf(world, row, user),
    ...withoutUndefined({ gender, nationalNumber, remark }),
  }
}

/** G402: the current price of a new card, if one is required. */
function newCardOf(
  world: World,
  { status, price }: SeasonCardOrderRow,
  { mobibCardNumber }: UserRow,
): Pick<SeasonCardOrder, 'newCardFee'> {
  if (status !== 'OPEN' || price === undefined || mobibCardNumber !== undefined) return {}
  return { newCardFee: world.tables.orderConfigs.require(ORDER_CONFIG).newCardFee }
}

function detailsOf(user: UserRow): Partial<SeasonCardOrder> {
  const { homeAddress = {}, birthDate, email, language, payrollId, employeeNumber, mobibCardNumber } = user
  const { streetName, streetNumber, zipCode, city } = homeAddress
  return {
    language,
    ...withoutUndefined({
      street: streetName,
      streetNumber,
      zipCode,
      city,
      dateOfBirth: birthDate,
      email,
      personnelNumber: payrollId,
      employeeNumber,
      mobibCardNumber,
    }),
  }
}

const search = createSearch<SeasonCardOrder>((order) => [
  // Long names are truncated in the reference.
  order.firstName,
  order.lastName,
  order.orderedProduct,
  order.mobibCardNumber,
  order.employeeNumber,
  order.personnelNumber,
])

/** The orders with one of the statuses that match the filter, of its company or else the caller's (R048). */
export function findSeasonCardOrders(
  world: World,
  caller: UserRow,
  statuses: readonly Schemas['OrderStatus'][],
  filter: Schemas['SeasonCardOrderFilter'],
): SeasonCardOrder[] {
  const { actions, operators } = filter
  const ospId = filter.corporateAccountOspId ?? caller.corporateAccountOspId
  if (ospId === undefined) throw invalidField('corporateAccountOspId', 'required', 'The field is required')
  const account = requireAccount(world, caller, ospId)
  return world.tables.seasonCardOrders
    .by('corporateAccount', account.ospId)
    .filter(
      ({ status, action, operator }) =>
        statuses.includes(status) &&
        (actions === undefined || actions.includes(action)) &&
        (operators === undefined || operators.includes(operator)),
    )
    .map((row) => toSeasonCardOrder(world, row, caller.language))
    .filter(search(filter.search))
}
