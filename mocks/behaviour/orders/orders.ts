/** Orders as the contract describes them, and the parts that general and season-card orders share. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { conflict, invalidField } from '../../refusal.ts'
import type { OrderParties, OrderRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { type Cancellable, refuseReason, toReason } from './cancellation-reasons.ts'
import { type Columns, sorted } from '../lists.ts'
import { localTime } from '~notations/brussels.ts'
import { memoized } from '../memoized.ts'
import { requireAccount, requireUser } from '../access.ts'
import { createSearch } from '../text.ts'
import { fullName, refuseStale } from '../users/users.ts'

type Schemas = components['schemas']
type Language = Schemas['Language']

export function toOrder(world: World, row: OrderRow, language: Language): Schemas['Order'] {
  const { resourceOspId, deliveryAddress, remark, ...order } = withParties(world, row, language)
  const resource = world.tables.resources.get(resourceOspId ?? '')
  const isPersonal = !world.tables.users.require(row.userOspId).anonymized
  return {
    ...order,
    ...(resource && { resource: { ospId: resource.ospId, name: resource.name } }),
    ...(isPersonal && deliveryAddress && { deliveryAddress }),
    ...(isPersonal && remark !== undefined && { remark }),
  }
}

/** The order with the names of its people and of its cancellation reason. */
export function withParties<Row extends OrderParties>(world: World, row: Row, language: Language) {
  const { userOspId, corporateAccountOspId, handledByOspId, cancellationReason, ...order } = row
  const { users, corporateAccounts } = world.tables
  const user = users.require(userOspId)
  const account = corporateAccounts.require(corporateAccountOspId)
  const handler = users.get(handledByOspId ?? '')
  return {
    ...order,
    user: { ospId: user.ospId, name: fullName(user) },
    corporateAccount: { ospId: account.ospId, name: account.data.name },
    ...(handler && { handledBy: { ospId: handler.ospId, name: fullName(handler) } }),
    ...(cancellationReason !== undefined && { cancellation: toReason(cancellationReason, language) }),
  }
}

const search = createSearch<Schemas['Order']>(({ user, corporateAccount, resource, description }) => [
  user.name,
  corporateAccount.name,
  resource?.name,
  description,
])

const COLUMNS: Columns<Schemas['Order']> = {
  createdOn: ({ createdOn }) => Date.parse(createdOn),
  handledOn: ({ handledOn }) => (handledOn === undefined ? undefined : Date.parse(handledOn)),
  user: ({ user }) => user.name,
  corporateAccount: ({ corporateAccount }) => corporateAccount.name,
  action: ({ action }) => action,
  price: ({ price }) => price,
  status: ({ status }) => status,
}

/**
 * The orders that match the filter and have one of the statuses, in the order of a column. Throws 404 when the filter
 * names an unknown company or user.
 */
export function findOrders(
  world: World,
  caller: UserRow,
  statuses: readonly Schemas['OrderStatus'][],
  filter: Schemas['OrderFilter'],
  sort: string,
): Schemas['Order'][] {
  const { corporateAccountOspId, userOspId, actions } = filter
  if (corporateAccountOspId !== undefined) requireAccount(world, caller, corporateAccountOspId)
  if (userOspId !== undefined) requireUser(world, caller, userOspId)
  const isInPeriod = orderedWithin(filter)
  const matchesSearch = search(filter.search)
  return sortedOrders(world, caller.language, sort).filter(
    (order) =>
      statuses.includes(order.status) &&
      (corporateAccountOspId === undefined || order.corporateAccount.ospId === corporateAccountOspId) &&
      (userOspId === undefined || order.user.ospId === userOspId) &&
      (actions === undefined || actions.includes(order.action)) &&
      isInPeriod(order) &&
      matchesSearch(order),
  )
}

const sortedOrders = (world: World, language: Language, sort: string): readonly Schemas['Order'][] =>
  memoized(world, `orders ${language} ${sort}`, ['orders', 'users', 'corporateAccounts', 'resources'], () =>
    sorted(
      Array.from(world.tables.orders.all(), (row) => toOrder(world, row, language)),
      sort,
      COLUMNS,
      ({ id }) => id,
    ),
  )

/** Whether an order was created between the days, both included. */
function orderedWithin({ dateFrom = '', dateTo = '9999-12-31' }: { dateFrom?: string; dateTo?: string }) {
  if (dateTo < dateFrom) throw invalidField('dateTo', 'date_order', 'The last day is before the first')
  return ({ createdOn }: { createdOn: string }): boolean =>
    createdOn.slice(0, 10) >= dateFrom && createdOn.slice(0, 10) <= dateTo
}

interface Handling {
  status: Schemas['HandledOrderStatus']
  version: number
  handledOn: string
  handledByOspId: string
  cancellationReason?: string
}

/**
 * The changes when an order is handled: cancelled if a reason is given, otherwise confirmed. Throws 409 if it was
 * handled before (R108, R110) or has changed in the meantime, 422 for a reason that is not allowed.
 */
export function handledOrderChange(
  world: World,
  caller: UserRow,
  order: Cancellable & { version: number },
  expectedVersion: number | undefined,
  reason?: string,
): Handling {
  if (order.status !== 'OPEN') throw orderHandled()
  refuseStale(order.version, expectedVersion)
  if (reason !== undefined) refuseReason(order, reason)
  return {
    status: reason === undefined ? 'CONFIRMED' : 'CANCELLED',
    version: order.version + 1,
    handledOn: localTime(world.now()),
    handledByOspId: caller.ospId,
    ...withoutUndefined({ cancellationReason: reason }),
  }
}

const orderHandled = () =>
  conflict('ORDER_HANDLED', 'The order was handled already.', {
    nl: 'Deze bestelling is al behandeld.',
    en: 'This order has been handled already.',
    fr: 'Cette commande a déjà été traitée.',
  })
