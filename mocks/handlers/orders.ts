import type { components } from '@/api/generated/schema.ts'
import { isOspAdmin } from '../auth.ts'
import { reasonsFor } from '../behaviour/orders/cancellation-reasons.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { orderPdf } from '../behaviour/orders/order-pdf.ts'
import { findOrders, handledOrderChange, toOrder } from '../behaviour/orders/orders.ts'
import { requireSeasonCardOrder } from '../behaviour/orders/season-card-orders.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { ORDER_CONFIG, type OrderConfigRow } from '../tables.ts'

type Order = components['schemas']['Order']

const COLUMNS: Columns<Order> = {
  createdOn: ({ createdOn }) => Date.parse(createdOn),
  handledOn: ({ handledOn }) => (handledOn === undefined ? undefined : Date.parse(handledOn)),
  user: ({ user }) => user.name,
  corporateAccount: ({ corporateAccount }) => corporateAccount.name,
  action: ({ action }) => action,
  price: ({ price }) => price,
  status: ({ status }) => status,
}
const HANDLED = ['CONFIRMED', 'CANCELLED'] as const

export const orders = handlersFor({
  getOpenOrders({ world, caller, query, body, reply }) {
    const found = findOrders(world, caller, ['OPEN'], body)
    return reply(200, page(found, query, 'createdOn'))
  },

  getHandledOrders({ world, caller, query, body, reply }) {
    const found = findOrders(world, caller, body.statuses ?? HANDLED, body)
    return reply(200, page(found, query, '-handledOn'))
  },

  confirmOrder({ world, caller, body, reply }) {
    const order = world.tables.orders.require(body.id)
    const handled = world.tables.orders.update(
      order.id,
      handledOrderChange(world, caller, order, body.version),
    )
    return reply(200, toOrder(world, handled, caller.language))
  },

  cancelOrder({ world, caller, body, reply }) {
    const order = world.tables.orders.require(body.id)
    const change = handledOrderChange(world, caller, order, body.version, body.reason)
    return reply(200, toOrder(world, world.tables.orders.update(order.id, change), caller.language))
  },

  getOrderConfig({ world, reply }) {
    return reply(200, world.tables.orderConfigs.require(ORDER_CONFIG))
  },

  updateOrderConfig({ world, body, reply }) {
    const present = world.tables.orderConfigs.require(ORDER_CONFIG)
    refuseStale(present.version, body.version)
    const settings: OrderConfigRow['settings'] = { ...present.settings }
    for (const [name, value] of Object.entries(body.settings))
      if (value === null) delete settings[name]
      else settings[name] = value
    return reply(
      200,
      world.tables.orderConfigs.update(ORDER_CONFIG, { settings, version: present.version + 1 }),
    )
  },

  getOrderDetails({ world, caller, path, reply }) {
    return reply(200, toOrder(world, world.tables.orders.require(path.id), caller.language))
  },

  getOrderPdf({ world, caller, path, raw }) {
    const order = toOrder(world, world.tables.orders.require(path.id), caller.language)
    return raw(200, 'application/pdf', orderPdf(order, caller.language), {
      'content-disposition': `attachment; filename="order-${order.id}.pdf"`,
    })
  },

  getOrderCancellationReasons({ world, caller, path, reply }) {
    const general = isOspAdmin(caller) ? world.tables.orders.get(path.id) : undefined
    const order = general ?? requireSeasonCardOrder(world, caller, path.id)
    return reply(200, reasonsFor(order, caller.language))
  },
})

const page = (orders: Order[], query: { page?: number; size?: number; sort?: string }, usual: string) =>
  paged(
    sorted(orders, query.sort ?? usual, COLUMNS, ({ id }) => id),
    query,
    (order) => order,
  )
