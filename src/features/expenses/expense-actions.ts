import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { actionsOn } from '@/actions/define-actions.ts'
import {
  correctEvent,
  deleteRecurringExternalPurchase,
  refundEvent,
} from '@/api/generated/operations/expenses.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { titleOf, type Event, type Recurring } from '@/domain/events/expense-words.ts'

export const eventActions = actionsOn<Event>({
  area: 'expenses',
  idParam: 'event',
  idOf: ({ ospId }) => ospId,
  nameOf: (event, t) => titleOf(t, event),
})({
  refund: {
    icon: Undo2,
    operation: refundEvent,
    refuses: ({ refundableAmount }) => (refundableAmount > 0 ? undefined : 'nothingToRefund'),
    Dialog: lazyBlock(async () => (await import('./event-dialogs.tsx')).RefundDialog),
  },
  correct: {
    icon: PencilLine,
    operation: correctEvent,
    Dialog: lazyBlock(async () => (await import('./event-dialogs.tsx')).CorrectDialog),
  },
})

export const recurringActions = actionsOn<Recurring>({
  area: 'expenses',
  idParam: 'recurrence',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ description, type }) => description ?? type,
})({
  'delete-recurring': {
    icon: Trash2,
    tone: 'danger',
    operation: deleteRecurringExternalPurchase,
    refuses: ({ active }) => (active ? undefined : 'ended'),
    Dialog: lazyBlock(async () => (await import('./delete-recurring-dialog.tsx')).DeleteRecurringDialog),
  },
})
