import type { components } from '@/api/generated/schema.ts'
import { isOspAdmin } from '../auth.ts'
import { reasonsFor } from '../behaviour/orders/cancellation-reasons.ts'
import { paged } from '../behaviour/lists.ts'
import { mailHandled } from '../behaviour/orders/order-mail.ts'
import { orderPdf } from '../behaviour/orders/order-pdf.ts'
import { findOrders, handledOrderChange, toOrder } from '../behaviour/orders/orders.ts'
import { requireSeasonCardOrder } from '../behaviour/orders/season-card-orders.ts'
import { changedFields } from '../behaviour/users/user-changes.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { ORDER_CONFIG, type OrderRow, type UserRow } from '../tables.ts'
import type { World } from '../world.ts'

type Order = components['schemas']['Order']

const HANDLED = ['CONFIRMED', 'CANCELLED'] as const

export const orders = handlersFor({
  getOpenOrders({ world, caller, query, body, reply }) {
    const found = findOrders(world, caller, ['OPEN'], body, query.sort ?? 'createdOn')
    return reply(200, page(found, query))
  },

  getHandledOrders({ world, caller, query, body, reply }) {
    const found = findOrders(world, caller, body.statuses ?? HANDLED, body, query.sort ?? '-handledOn')
    return reply(200, page(found, query))
  },

  confirmOrder({ world, caller, body, reply }) {
    return reply(200, handle(world, caller, body))
  },

  cancelOrder({ world, caller, body, reply }) {
    return reply(200, handle(world, caller, body))
  },

  getOrderConfig({ world, reply }) {
    return reply(200, world.tables.orderConfigs.require(ORDER_CONFIG))
  },

  updateOrderConfig({ world, body: { version, data }, reply }) {
    const current = world.tables.orderConfigs.require(ORDER_CONFIG)
    refuseStale(current.version, version)
    const config = changedFields(current, data)
    return reply(
      200,
      world.tables.orderConfigs.update(ORDER_CONFIG, {
        ...config,
        supportAddress: config.supportAddress,
        version: current.version + 1,
      }),
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

/** Confirms an order, or cancels it if there is a reason. G390: mails the user if the settings say so. */
function handle(
  world: World,
  caller: UserRow,
  { id, version, reason }: { id: string; version?: number; reason?: string },
): Order {
  const order = world.tables.orders.require(id)
  const handled: OrderRow = world.tables.orders.update(
    id,
    handledOrderChange(world, caller, order, version, reason),
  )
  mailHandled(world, handled)
  return toOrder(world, handled, caller.language)
}

const page = (orders: Order[], query: { page?: number; size?: number }) =>
  paged(orders, query, (order) => order)
