import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleX from 'lucide-react/icons/circle-x'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { actionsOn, undoWith, type About, type ActionDialogProps } from '@/actions/define-actions.ts'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import {
  getPluginPurchasesByFilter,
  rejectPluginPurchase,
  reopenPluginPurchase,
  requestPluginPurchase,
  updatePluginPurchase,
} from '@/api/generated/operations/plugin-purchases.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { PluginPurchase } from './order.ts'

export interface DecisionPlan {
  /** `undefined` if the user empties the field. */
  readonly note?: string | undefined
}

/** G391: the longest note that the contract allows. */
const NOTE_LENGTH = 500

const about: About<PluginPurchase> = {
  area: 'plugin-purchases',
  idParam: 'purchase',
  idOf: ({ purchaseUUID }) => purchaseUUID,
  nameOf: ({ user }) => user.name,
  valuesOf: ({ plugin, description }) => ({ plugin: plugin.name, what: description }),
  failureColumns: {
    'columns.company': ({ corporateAccount }) => corporateAccount.name,
    'columns.plugin': ({ plugin }) => plugin.name,
    'columns.description': ({ description }) => description,
  },
}
const refreshes = [getPluginPurchasesByFilter, getWorkQueues]

const importFields = async () => import('./decision-fields.tsx')
const details = {
  icon: Eye,
  isReadOnly: true,
  operation: getPluginPurchasesByFilter,
  Dialog: lazyBlock<ActionDialogProps<PluginPurchase>>(
    async () => (await import('./purchase-details.tsx')).PurchaseDetails,
  ),
}
/** R113: reopening the order undoes a decision. */
const reopen = ({ purchaseUUID, version }: PluginPurchase) =>
  undoWith(reopenPluginPurchase, { body: { purchaseUUID, version } })

/** R011, R113: the actions on an order that waits for a decision, for a single order or several at once. */
export const openPurchaseActions = actionsOn<PluginPurchase, DecisionPlan>(about)({
  // G118: an admin approves an order by requesting it.
  approve: {
    icon: BadgeCheck,
    operation: requestPluginPurchase,
    body: ({ purchaseUUID, version }) => ({ purchaseUUID, version }),
    refreshes,
    many: true,
    undo: reopen,
    plan: {
      initial: () => ({ note: '' }),
      Fields: lazyBlock(async () => (await importFields()).ApprovalMail),
      check: () => ({}),
    },
  },
  details,
  edit: {
    icon: Pencil,
    operation: updatePluginPurchase,
    Dialog: lazyBlock<ActionDialogProps<PluginPurchase>>(
      async () => (await import('./edit-purchase-dialog.tsx')).EditPurchaseDialog,
    ),
  },
  reject: {
    icon: CircleX,
    tone: 'danger',
    operation: rejectPluginPurchase,
    body: ({ purchaseUUID, version }, { note = '' }) => ({
      purchaseUUID,
      version,
      ...(note.trim() !== '' && { note: note.trim() }),
    }),
    refreshes,
    many: true,
    undo: reopen,
    plan: {
      initial: () => ({ note: '' }),
      Fields: lazyBlock(async () => (await importFields()).RejectionFields),
      check: ({ note = '' }) =>
        [...note].length > NOTE_LENGTH ? { note: { rule: 'maxLength', params: { max: NOTE_LENGTH } } } : {},
    },
  },
})

/** R113: the actions on a handled order: reopening it. */
export const handledPurchaseActions = actionsOn<PluginPurchase>(about)({
  reopen: {
    icon: RotateCcw,
    operation: reopenPluginPurchase,
    body: ({ purchaseUUID, version }) => ({ purchaseUUID, version }),
    refreshes,
    many: true,
  },
  details,
})
