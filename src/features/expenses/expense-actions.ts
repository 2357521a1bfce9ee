import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import {
  correctEvent,
  deleteRecurringExternalPurchase,
  refundEvent,
} from '@/api/generated/operations/expenses.ts'
import type { ThingAction } from '@/actions/action-menu.tsx'
import type { Event, Recurring } from './expense-words.tsx'

/** Something that can be done with an expense; its words are below `actions.<id>`. */
export interface EventAction extends ThingAction<Event> {
  readonly id: 'refund' | 'correct'
  readonly refuses: (event: Event) => 'nothingToRefund' | undefined
}

export const eventActions: readonly EventAction[] = [
  {
    id: 'refund',
    icon: Undo2,
    operation: refundEvent,
    refuses: ({ refundableAmount }) => (refundableAmount > 0 ? undefined : 'nothingToRefund'),
  },
  { id: 'correct', icon: PencilLine, operation: correctEvent, refuses: () => undefined },
]

/** Something that can be done with a recurring expense. */
export interface RecurringAction extends ThingAction<Recurring> {
  readonly id: 'delete-recurring'
  readonly refuses: (recurring: Recurring) => 'ended' | undefined
}

export const recurringActions: readonly RecurringAction[] = [
  {
    id: 'delete-recurring',
    icon: Trash2,
    tone: 'danger',
    operation: deleteRecurringExternalPurchase,
    refuses: ({ active }) => (active ? undefined : 'ended'),
  },
]
