import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useNamedAction } from '@/actions/action-menu.tsx'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { PageActions } from '@/ui/basics/page-actions.tsx'
import { UserPage } from '@/domain/users/user-page.tsx'
import { useUserBudgets, type Budget } from '@/domain/budgets/use-user-budgets.ts'
import { budgetActions, type BudgetAction } from './budget-actions.ts'
import { BudgetBadges } from './budget-badges.tsx'
import { BudgetDialogs } from './budget-dialogs.tsx'
import { BudgetOverview } from './budget-overview.tsx'
import { BudgetTransactions } from './budget-transactions.tsx'
import { typeOf } from './budget-words.ts'
import { useBudgetMenu } from './use-budget-menu.ts'

/** One budget of a user: how it stands, what it may be, what happened to it. */
export default function BudgetScreen({ params }: ScreenProps<'userOspId' | 'budgetOspId'>) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const { userOspId, budgetOspId } = params
  const read = useUserBudgets(userOspId)
  // G096: there is no call for one budget.
  const budget = read.data?.find(({ ospId }) => ospId === budgetOspId)
  const [dialog, setDialog] = useAddressParam('dialog')
  const named = useNamedAction(budgetActions, dialog)
  const close = useCallback(() => setDialog(undefined), [setDialog])
  const open = useCallback(({ id }: BudgetAction) => setDialog(id), [setDialog])
  return (
    <UserPage
      name="UserBudgetDetail"
      params={params}
      title={budget && typeOf(t, budget)}
      id={budget && budgetOspId}
      status={budget && <BudgetBadges budget={budget} />}
      action={budget && <Actions budget={budget} open={open} />}
    >
      {() => (
        <Loaded read={read}>
          {() =>
            budget ? (
              <>
                <BudgetOverview budget={budget} />
                <BudgetTransactions key={budgetOspId} budget={budget} />
                <BudgetDialogs action={named} budget={budget} onClose={close} />
              </>
            ) : (
              <NoSuchBudget userOspId={userOspId} />
            )
          }
        </Loaded>
      )}
    </UserPage>
  )
}

interface ActionsProps {
  readonly budget: Budget
  readonly open: (action: BudgetAction) => void
}

function Actions({ budget, open }: ActionsProps) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const menu = useBudgetMenu(open)
  const groups = useMemo(() => menu(budget), [menu, budget])
  return <PageActions area="budgets" name={typeOf(t, budget)} groups={groups} />
}

function NoSuchBudget({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation('budgets')
  return (
    <EmptyState
      kind="no-match"
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <LinkButton look="primary" to={hrefTo('AppUserBudgets', { userOspId })}>
          {t('missing.back')}
        </LinkButton>
      }
    />
  )
}
