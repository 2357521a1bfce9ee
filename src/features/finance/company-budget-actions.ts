import BellRing from 'lucide-react/icons/bell-ring'
import CirclePlus from 'lucide-react/icons/circle-plus'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { actionsOn } from '@/actions/define-actions.ts'
import { redeemPromoCode, updateBudget } from '@/api/generated/operations/budgets.ts'
import { addTransactionForCorporateAccount } from '@/api/generated/operations/finance.ts'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

export const companyBudgetActions = actionsOn<Budget>({
  area: 'finance',
  idParam: 'budget',
  idOf: ({ ospId }) => ospId,
  nameOf: (_budget, t) => t('screens.CompanyBudget'),
})({
  redeem: {
    icon: TicketPercent,
    operation: redeemPromoCode,
    Dialog: lazyBlock(async () => (await import('./company-budget-dialogs.tsx')).RedeemDialog),
  },
  book: {
    icon: CirclePlus,
    operation: addTransactionForCorporateAccount,
    Dialog: lazyBlock(async () => (await import('./company-budget-dialogs.tsx')).BookDialog),
  },
  threshold: {
    icon: BellRing,
    operation: updateBudget,
    Dialog: lazyBlock(async () => (await import('./company-budget-dialogs.tsx')).ThresholdDialog),
  },
})
