import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleX from 'lucide-react/icons/circle-x'
import Eye from 'lucide-react/icons/eye'
import { actionsOn, type About, type ActionDialogProps } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import {
  cancelOrder,
  confirmOrder,
  getHandledOrders,
  getOpenOrders,
  getOrderDetails,
} from '@/api/generated/operations/orders.ts'
import { areMixed } from './reason-field.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { Order } from './order.ts'

export interface CancelPlan {
  readonly reason: string
}

const about: About<Order> = {
  area: 'orders',
  idParam: 'order',
  idOf: ({ id }) => id,
  nameOf: ({ user }) => user.name,
  valuesOf: ({ description }) => ({ what: description }),
  failureColumns: {
    'columns.company': ({ corporateAccount }) => corporateAccount.name,
    'columns.description': ({ description }) => description,
  },
  find: async (id) => call(getOrderDetails, { path: { id } }),
}
const refreshes = [getOpenOrders, getHandledOrders, getOrderDetails, getWorkQueues]

const details = {
  icon: Eye,
  isReadOnly: true,
  operation: getOrderDetails,
  Dialog: lazyBlock<ActionDialogProps<Order>>(async () => (await import('./order-details.tsx')).OrderDetails),
}

/** R011, R108: the actions on open orders, for one or several. */
export const openOrderActions = actionsOn<Order, CancelPlan>(about)({
  confirm: {
    icon: BadgeCheck,
    operation: confirmOrder,
    body: ({ id, version }) => ({ id, version }),
    refuses,
    refreshes,
    many: true,
    final: true,
  },
  details,
  cancel: {
    icon: CircleX,
    tone: 'danger',
    operation: cancelOrder,
    body: ({ id, version }, { reason }) => ({ id, version, reason }),
    refuses,
    refreshes,
    many: true,
    final: true,
    plan: {
      initial: () => ({ reason: '' }),
      Fields: lazyBlock(async () => (await import('./cancel-fields.tsx')).CancelFields),
      check: ({ reason }) => (reason ? {} : { reason: { rule: 'required' } }),
      // R207: each action has its own reasons.
      refuses: (orders) => (areMixed(orders) ? 'severalActions' : undefined),
    },
  },
})

/** The actions on handled orders: viewing them. */
export const handledOrderActions = actionsOn<Order>(about)({ details })

/** Someone else may have handled it after the link to its dialog was created. */
function refuses({ status }: Order): string | undefined {
  return status === 'OPEN' ? undefined : 'handled'
}
