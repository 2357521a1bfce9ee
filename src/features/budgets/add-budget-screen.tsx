import { createBudget } from '@/api/generated/operations/budgets.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { UserPage } from '@/domain/users/user-page.tsx'
import type { AppUser } from '@/domain/users/user-form.ts'
import { useUserBudgets } from '@/domain/budgets/use-user-budgets.ts'
import { useDefinitions } from './use-definitions.ts'
import { NewBudget } from './new-budget.tsx'

/** A new budget of a user: what there is to fill in follows from the definition of its type. */
export default function AddBudgetScreen({ params }: ScreenProps<'userOspId'>) {
  const viewer = useUser()
  return (
    <UserPage name="AddUserBudget" params={params}>
      {(user) =>
        mayCall(viewer, createBudget) ? (
          <AddBudget key={user.ospId} user={user} />
        ) : (
          <EmptyState kind="no-right" />
        )
      }
    </UserPage>
  )
}

function AddBudget({ user }: { readonly user: AppUser }) {
  const definitions = useDefinitions(user.ospId)
  const budgets = useUserBudgets(user.ospId)
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
