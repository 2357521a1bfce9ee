import type { components } from '@/api/generated/schema.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { mailHandled } from '../behaviour/orders/order-mail.ts'
import { handledOrderChange } from '../behaviour/orders/orders.ts'
import {
  changeSeasonTicketConfiguration,
  changeTicketSalesConfiguration,
  seasonTicketConfigurationOf,
  ticketSalesConfigurationOf,
} from '../behaviour/trips/rail-configurations.ts'
import { requireAccount } from '../behaviour/access.ts'
import {
  findSeasonCardOrders,
  requireSeasonCardOrder,
  toSeasonCardOrder,
} from '../behaviour/orders/season-card-orders.ts'
import { requireTravelAssignee } from '../behaviour/trips/trip-settings.ts'
import { handlersFor } from '../handler.ts'

type SeasonCardOrder = components['schemas']['SeasonCardOrder']

const COLUMNS: Columns<SeasonCardOrder> = {
  createdOn: ({ createdOn }) => Date.parse(createdOn),
  handledOn: ({ handledOn }) => (handledOn === undefined ? undefined : Date.parse(handledOn)),
  user: ({ user }) => user.name,
  action: ({ action }) => action,
  orderedProduct: ({ orderedProduct }) => orderedProduct,
  startDate: ({ startDate }) => startDate,
  price: ({ price }) => price,
  status: ({ status }) => status,
}
const HANDLED = ['CONFIRMED', 'CANCELLED'] as const

export const seasonTickets = handlersFor({
  getOpenSeasonTicketOrders({ world, caller, query, body, reply }) {
    const found = findSeasonCardOrders(world, caller, ['OPEN'], body)
    return reply(200, page(found, query, 'createdOn'))
  },

  getHandledSeasonTicketOrders({ world, caller, query, body, reply }) {
    const found = findSeasonCardOrders(world, caller, body.statuses ?? HANDLED, body)
    return reply(200, page(found, query, '-handledOn'))
  },

  confirmSeasonTicketOrder({ world, caller, body, reply }) {
    const order = requireSeasonCardOrder(world, caller, body.orderId)
    const confirmed = world.tables.seasonCardOrders.update(order.id, {
      ...handledOrderChange(world, caller, order, body.version),
      effectiveStartDate: body.effectiveStartDate ?? order.startDate,
      effectivePrice: body.effectivePrice ?? order.price,
    })
    mailHandled(world, confirmed)
    return reply(200, toSeasonCardOrder(world, confirmed, caller.language))
  },

  cancelSeasonTicketOrder({ world, caller, body, reply }) {
    const order = requireSeasonCardOrder(world, caller, body.orderId)
    const change = handledOrderChange(world, caller, order, body.version, body.reason)
    const cancelled = world.tables.seasonCardOrders.update(order.id, change)
    mailHandled(world, cancelled)
    return reply(200, toSeasonCardOrder(world, cancelled, caller.language))
  },

  getRailSeasonTicketConfiguration({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccountOspId)
    return reply(200, seasonTicketConfigurationOf(world, account.ospId))
  },

  updateRailSeasonTicketConfiguration({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccountOspId)
    changeSeasonTicketConfiguration(world, account.ospId, body.version, body.data)
    return reply(200, seasonTicketConfigurationOf(world, account.ospId))
  },

  getRailTicketSalesConfiguration({ world, caller, body, reply }) {
    const assignee = requireTravelAssignee(world, caller, body.assigneeOspId)
    return reply(200, ticketSalesConfigurationOf(world, assignee))
  },

  updateRailTicketSalesConfiguration({ world, caller, body, reply }) {
    const assignee = requireTravelAssignee(world, caller, body.assigneeOspId)
    changeTicketSalesConfiguration(world, assignee, body.version, body.data)
    return reply(200, ticketSalesConfigurationOf(world, assignee))
  },
})

const page = (
  orders: SeasonCardOrder[],
  query: { page?: number; size?: number; sort?: string },
  defaultSort: string,
) =>
  paged(
    sorted(orders, query.sort ?? defaultSort, COLUMNS, ({ id }) => id),
    query,
    (order) => order,
  )
