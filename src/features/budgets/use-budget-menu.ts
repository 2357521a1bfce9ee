import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { useActionMenu, type ActionWords } from '@/actions/action-menu.tsx'
import type { Budget } from '@/domain/budgets/use-user-budgets.ts'
import { budgetActions, type BudgetAction } from './budget-actions.ts'

/** Draws the actions on a budget of a user as a menu. */
export function useBudgetMenu(openDialog: (action: BudgetAction, budget: Budget) => void) {
  const { t } = useTranslation('budgets')
  const goTo = useGoTo()
  const words = useMemo<ActionWords<BudgetAction, Budget>>(
    () => ({
      // What asks something first ends in dots, in every menu.
      label: ({ id }) => t(`actions.${id}.label`) + (id === 'add-amount' ? '' : '…'),
      reason: (key) => t(`reasons.${key}`),
    }),
    [t],
  )
  const open = useCallback(
    (action: BudgetAction, budget: Budget) => {
      const { ownerOspId: userOspId, ospId } = budget
      if (action.id === 'add-amount') goTo(hrefTo('AddUserBudgetAmount', { userOspId }, { budget: ospId }))
      else openDialog(action, budget)
    },
    [goTo, openDialog],
  )
  return useActionMenu(budgetActions, words, open)
}
