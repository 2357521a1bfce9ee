import { useTranslation } from 'react-i18next'
import { addTransactionForUser } from '@/api/generated/operations/finance.ts'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import { UserPage } from '@/domain/users/user-page.tsx'
import { Allowed } from '@/frame/allowed.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { AddAmount } from './add-amount.tsx'

/** Adds an amount to a budget of a user, or subtracts it (G098). */
export default function AddAmountScreen({ params }: ScreenProps<'userOspId'>) {
  const { userOspId } = params
  const read = useBudgetsOf(userOspId)
  return (
    <UserPage name="AddUserBudgetAmount" params={params}>
      {() => (
        <Allowed to={addTransactionForUser}>
          <Loaded read={read}>
            {(budgets) => {
              const open = budgets.filter(({ active, limited }) => active && limited)
              return open.length === 0 ? (
                <NoBudget userOspId={userOspId} />
              ) : (
                <AddAmount userOspId={userOspId} budgets={open} />
              )
            }}
          </Loaded>
        </Allowed>
      )}
    </UserPage>
  )
}

function NoBudget({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation('budgets')
  return (
    <EmptyState
      kind="nothing-yet"
      title={t('amount.none.title')}
      text={t('amount.none.text')}
      action={
        <LinkButton look="primary" to={hrefTo('AddUserBudget', { userOspId })}>
          {t('add')}
        </LinkButton>
      }
    />
  )
}
