import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { createExternalPurchaseCostEvent } from '@/api/generated/operations/expenses.ts'
import { addTransactionForUser } from '@/api/generated/operations/finance.ts'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import { hrefTo } from '@/routes/href.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'

/** The most frequent actions on a budget: adding an amount, or adding an expense. */
export function usePrimary(userOspId: string): (budget: Budget) => ReactNode {
  const { t } = useTranslation(['budgets', 'expenses'])
  const viewer = useUser()
  return ({ ospId: budget, active, limited }) =>
    active && (
      <>
        {limited && mayCall(viewer, addTransactionForUser) && (
          <LinkButton to={hrefTo('AddUserBudgetAmount', { userOspId }, { budget })}>
            {t('addAmount')}
          </LinkButton>
        )}
        {mayCall(viewer, createExternalPurchaseCostEvent) && (
          <LinkButton look="primary" icon={<Plus />} to={hrefTo('AddUserExpense', { userOspId }, { budget })}>
            {t('expenses:screens.AddUserExpense')}
          </LinkButton>
        )}
      </>
    )
}
