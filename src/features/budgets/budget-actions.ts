import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import CirclePlus from 'lucide-react/icons/circle-plus'
import Pencil from 'lucide-react/icons/pencil'
import { actionsOn } from '@/actions/define-actions.ts'
import {
  activateBudget,
  deactivateBudget,
  getBudgetsByOwner,
  updateBudget,
} from '@/api/generated/operations/budgets.ts'
import { addTransactionForUser } from '@/api/generated/operations/finance.ts'
import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import { money } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { typeOf } from './budget-words.ts'

const whileActive = ({ active }: Budget) => (active ? undefined : 'inactive')

/** The actions on a budget of a user. */
export const budgetActions = actionsOn<Budget>({
  area: 'budgets',
  idParam: 'budget',
  idOf: ({ ospId }) => ospId,
  nameOf: (budget, t) => typeOf(t, budget),
  valuesOf: (budget, t) => ({ type: typeOf(t, budget), amount: money(remainingOf(budget)) }),
})({
  'edit-budget': {
    icon: Pencil,
    operation: updateBudget,
    refuses: whileActive,
    Dialog: lazyBlock(async () => (await import('./budget-edit.tsx')).BudgetEdit),
  },
  'add-amount': {
    icon: CirclePlus,
    operation: addTransactionForUser,
    refuses: (budget) => (budget.limited ? whileActive(budget) : 'unlimited'),
    to: ({ ownerOspId: userOspId, ospId }) => hrefTo('AddUserBudgetAmount', { userOspId }, { budget: ospId }),
  },
  // R092: a budget can be deactivated and activated again. Its amount stays.
  'deactivate-budget': {
    icon: CircleOff,
    operation: deactivateBudget,
    body: ({ ospId }) => ({ ospId }),
    refuses: whileActive,
    refreshes: [getBudgetsByOwner],
  },
  'activate-budget': {
    icon: CircleCheck,
    operation: activateBudget,
    body: ({ ospId }) => ({ ospId }),
    refuses: ({ active }) => (active ? 'alreadyActive' : undefined),
    refreshes: [getBudgetsByOwner],
  },
})
