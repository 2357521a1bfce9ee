import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import CirclePlus from 'lucide-react/icons/circle-plus'
import Pencil from 'lucide-react/icons/pencil'
import { activateBudget, deactivateBudget, updateBudget } from '@/api/generated/operations/budgets.ts'
import { addTransactionForUser } from '@/api/generated/operations/finance.ts'
import type { ThingAction } from '@/actions/action-menu.tsx'
import type { Budget } from '@/domain/budgets/use-user-budgets.ts'

/** Something that can be done with a budget of a user. Page menu, row menu and command palette draw from this table. */
export interface BudgetAction extends ThingAction<Budget> {
  /** Its words are below `actions.<id>`; `add-amount` is a page, the others are dialogs. */
  readonly id: 'edit-budget' | 'add-amount' | 'deactivate-budget' | 'activate-budget'
  readonly refuses: (budget: Budget) => 'inactive' | 'unlimited' | 'alreadyActive' | undefined
}

const whileActive = ({ active }: Budget) => (active ? undefined : 'inactive')

export const budgetActions: readonly BudgetAction[] = [
  { id: 'edit-budget', icon: Pencil, operation: updateBudget, refuses: whileActive },
  {
    id: 'add-amount',
    icon: CirclePlus,
    operation: addTransactionForUser,
    refuses: (budget) => (budget.limited ? whileActive(budget) : 'unlimited'),
  },
  // R092
  { id: 'deactivate-budget', icon: CircleOff, operation: deactivateBudget, refuses: whileActive },
  {
    id: 'activate-budget',
    icon: CircleCheck,
    operation: activateBudget,
    refuses: ({ active }) => (active ? 'alreadyActive' : undefined),
  },
]
