import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleX from 'lucide-react/icons/circle-x'
import Eye from 'lucide-react/icons/eye'
import { actionsOn, type About, type ActionDialogProps } from '@/actions/define-actions.ts'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import {
  cancelSeasonTicketOrder,
  confirmSeasonTicketOrder,
  getHandledSeasonTicketOrders,
  getOpenSeasonTicketOrders,
} from '@/api/generated/operations/season-tickets.ts'
import { areMixed } from '@/domain/orders/reason-field.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { SeasonCardOrder } from './season-card-order.ts'
import { confirmationFor, type OrderPlan } from './process-form.ts'

const about: About<SeasonCardOrder> = {
  area: 'season-tickets',
  idParam: 'order',
  idOf: ({ id }) => id,
  nameOf: ({ user }) => user.name,
  valuesOf: ({ orderedProduct }) => ({ product: orderedProduct }),
  failureColumns: { 'columns.orderedProduct': ({ orderedProduct }) => orderedProduct },
}
const refreshes = [getOpenSeasonTicketOrders, getHandledSeasonTicketOrders, getWorkQueues]

const dialogs = async () => import('./order-dialogs.tsx')
const fields = async () => import('./order-plan-fields.tsx')
const DetailsDialog = lazyBlock<ActionDialogProps<SeasonCardOrder>>(
  async () => (await dialogs()).DetailsDialog,
)
const ProcessDialog = lazyBlock<ActionDialogProps<SeasonCardOrder>>(
  async () => (await dialogs()).ProcessDialog,
)
const NewCardField = lazyBlock(async () => (await fields()).NewCardField)
const ReasonField = lazyBlock(async () => (await fields()).ReasonField)

const details = { icon: Eye, isReadOnly: true, Dialog: DetailsDialog }
const initial = (): OrderPlan => ({ newCard: false, reason: '' })

/** The actions on open orders (R011), for one or several. */
export const openOrderActions = actionsOn<SeasonCardOrder, OrderPlan>(about)({
  // R177: a single order asks for its start and its price. Several orders are processed as ordered.
  process: {
    icon: BadgeCheck,
    operation: confirmSeasonTicketOrder,
    body: confirmationFor,
    refreshes,
    many: true,
    Dialog: ProcessDialog,
    plan: { initial, Fields: NewCardField, check: () => ({}) },
  },
  details: { ...details, operation: getOpenSeasonTicketOrders },
  cancel: {
    icon: CircleX,
    tone: 'danger',
    operation: cancelSeasonTicketOrder,
    final: true,
    body: ({ id, version }, { reason }) => ({ orderId: id, version, reason }),
    refreshes,
    many: true,
    plan: {
      initial,
      Fields: ReasonField,
      check: ({ reason }) => (reason ? {} : { reason: { rule: 'required' } }),
      // Each action has its own reasons.
      refuses: (orders) => (areMixed(orders) ? 'severalActions' : undefined),
    },
  },
})

/** The actions on handled orders: viewing them. */
export const handledOrderActions = actionsOn<SeasonCardOrder>(about)({
  details: { ...details, operation: getHandledSeasonTicketOrders },
})
