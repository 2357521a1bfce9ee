import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { createBudget } from '@/api/generated/operations/budgets.ts'
import { addTransactionForUser } from '@/api/generated/operations/finance.ts'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import { useIsAnonymized } from '@/domain/users/use-is-anonymized.ts'
import { valueOr } from '@/base/not-received.ts'
import { ListCard } from '@/lists/list-card.tsx'
import { sortableBy } from '@/lists/list-query.ts'
import { useRows } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { budgetActions } from './budget-actions.ts'
import { budgetColumns } from './budget-columns.tsx'

const budgetsQuery = { sort: sortableBy(['type', 'status', 'remaining', 'total']) }

export default function UserBudgetsScreen({ params }: ScreenProps<'userOspId'>) {
  const { t } = useTranslation('budgets')
  const viewer = useUser()
  const { userOspId } = params
  const isOver = useIsAnonymized(userOspId)
  const list = useRows(budgetsQuery, useBudgetsOf(userOspId), { local: true })
  const canAddAmount =
    !isOver &&
    mayCall(viewer, addTransactionForUser) &&
    list.rows?.some((budget) => valueOr(() => budget.active && budget.limited, false))
  const add = !isOver && mayCall(viewer, createBudget) && (
    <LinkButton icon={<Plus />} to={hrefTo('AddUserBudget', params)}>
      {t('add')}
    </LinkButton>
  )
  return (
    <ListCard
      list={list}
      id="user-budgets"
      name="AppUserBudgets"
      columns={budgetColumns}
      actions={budgetActions}
      rowTo={({ ospId }) => hrefTo('UserBudgetDetail', { userOspId, budgetOspId: ospId })}
      action={
        <>
          {canAddAmount && (
            <LinkButton to={hrefTo('AddUserBudgetAmount', params)}>{t('addAmount')}</LinkButton>
          )}
          {add}
        </>
      }
      emptyAction={add}
    />
  )
}
