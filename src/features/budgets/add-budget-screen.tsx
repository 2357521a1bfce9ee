import { createBudget } from '@/api/generated/operations/budgets.ts'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import { UserPage } from '@/domain/users/user-page.tsx'
import { Allowed } from '@/frame/allowed.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { NewBudget } from './new-budget.tsx'
import { useDefinitions } from './use-definitions.ts'

/** Creates a budget of a user: the fields depend on the definition of its type. */
export default function AddBudgetScreen({ params }: ScreenProps<'userOspId'>) {
  return (
    <UserPage name="AddUserBudget" params={params}>
      {(user) => (
        <Allowed to={createBudget}>
          <AddBudget user={user} />
        </Allowed>
      )}
    </UserPage>
  )
}

function AddBudget({ user }: { readonly user: AppUser }) {
  const definitions = useDefinitions(user.ospId)
  const budgets = useBudgetsOf(user.ospId)
  return (
    <Loaded read={definitions}>
      {(offered) => (
        <Loaded read={budgets}>
          {(present) => <NewBudget user={user} offered={offered} present={present} />}
        </Loaded>
      )}
    </Loaded>
  )
}
