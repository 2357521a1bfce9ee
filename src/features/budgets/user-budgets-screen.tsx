import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import Plus from 'lucide-react/icons/plus'
import { createBudget } from '@/api/generated/operations/budgets.ts'
import { addTransactionForUser } from '@/api/generated/operations/finance.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useRowDialogAddress } from '@/actions/use-row-dialog.ts'
import { mayCall } from '@/session/access.ts'
import { useNamedAction } from '@/actions/action-menu.tsx'
import { useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { useUserBudgets, type Budget } from '@/domain/budgets/use-user-budgets.ts'
import { budgetActions, type BudgetAction } from './budget-actions.ts'
import { budgetColumns } from './budget-columns.tsx'
import { BudgetDialogs } from './budget-dialogs.tsx'
import { useBudgetMenu } from './use-budget-menu.ts'

/** The budgets of a user. */
export default function UserBudgetsScreen({ params }: ScreenProps<'userOspId'>) {
  const { userOspId } = params
  return <BudgetsOf key={userOspId} userOspId={userOspId} />
}

function BudgetsOf({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const viewer = useUser()
  const read = useUserBudgets(userOspId)
  const columns = useMemo(() => budgetColumns(t), [t])
  const { dialog, row, open, close } = useRowDialogAddress('budget')
  const rowActions = useBudgetMenu(
    useCallback((action: BudgetAction, { ospId }: Budget) => open(action.id, ospId), [open]),
  )
  const named = useNamedAction(budgetActions, dialog)
  const addLink = mayCall(viewer, createBudget) && (
    <LinkButton look="primary" icon={<Plus aria-hidden="true" />} to={hrefTo('AddUserBudget', { userOspId })}>
      {t('add')}
    </LinkButton>
  )
  const canAddAmount =
    mayCall(viewer, addTransactionForUser) && read.data?.some(({ active, limited }) => active && limited)
  if (read.error !== undefined && !read.data)
    return <ProblemPanel error={read.error} retry={() => void read.mutate()} pending={read.isValidating} />
  return (
    <>
      <Card
        flush
        title={t('screens.AppUserBudgets')}
        actions={
          <>
            {canAddAmount && (
              <LinkButton to={hrefTo('AddUserBudgetAmount', { userOspId })}>{t('addAmount')}</LinkButton>
            )}
            {addLink}
          </>
        }
      >
        <MemoryTable
          id="user-budgets"
          caption={t('screens.AppUserBudgets')}
          columns={columns}
          rowId={({ ospId }) => ospId}
          rows={read.data}
          busy={read.isValidating}
          rowHref={({ ospId }) => hrefTo('UserBudgetDetail', { userOspId, budgetOspId: ospId })}
          rowActions={rowActions}
          empty={{ title: t('empty.title'), text: t('empty.text'), action: addLink }}
          exportName={t('exportName')}
        />
      </Card>
      <BudgetDialogs action={named} budget={read.data?.find(({ ospId }) => ospId === row)} onClose={close} />
    </>
  )
}
