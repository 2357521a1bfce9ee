import { column, defineColumns } from '@/lists/columns.tsx'
import type { Order } from '@/domain/orders/order.ts'

// i18n-keys: orders:action.*, orders:status.*
const user = column.identity<Order>(({ user }) => user.name, {
  second: ({ corporateAccount }) => corporateAccount.name,
})
/** The ordered action, which staff needs to handle an order. */
const action = column.kind<Order>(({ action }, { t }) => t(`action.${action}`), { priority: 1 })
/** A short name of what was ordered, mostly near to the action. */
const description = column.name<Order>(({ description }) => description, { priority: 1 })
const resource = column.text<Order>(({ resource }) => resource?.name)
const price = column.money<Order>((order) => order.price)
const chargedAmount = column.money<Order>((order) => order.chargedAmount, { hidden: true })
const rowId = ({ id }: Order): string => id

/** An order to be handled: its user, its content and its date. */
export const openOrderColumns = defineColumns<Order>(
  'orders',
  {
    user,
    action,
    description,
    resource,
    createdOn: column.day((order) => order.createdOn, { priority: 1 }),
    chargedAmount,
    price,
  },
  rowId,
)

/** R108: the outcome of an order. */
export const handledOrderColumns = defineColumns<Order>(
  'orders',
  {
    user,
    action,
    description,
    resource: { ...resource, hidden: true },
    status: column.status(({ status }, { t }) => ({
      tone: status === 'CONFIRMED' ? 'success' : 'neutral',
      text: t(`status.${status}`),
    })),
    cancellation: column.text(({ cancellation }) => cancellation?.label, { hidden: true }),
    createdOn: column.day((order) => order.createdOn, { hidden: true }),
    handledBy: column.text(({ handledBy }) => handledBy?.name),
    handledOn: column.day((order) => order.handledOn),
    chargedAmount,
    price,
  },
  rowId,
)
