import { useTranslation } from 'react-i18next'
import { createBudget } from '@/api/generated/operations/budgets.ts'
import { BudgetStanding } from '@/domain/budgets/budget-standing.tsx'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import styles from './overview.module.css'

/** The height with a limited and another budget, so that the content below does not move when they load. */
const USUAL_HEIGHT = 184

/** The remaining amount of each budget. Only the tab also shows ended budgets. */
export function BudgetsCard({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation(['app-users', 'budgets'])
  const canAdd = mayCall(useUser(), createBudget)
  const read = useBudgetsOf(userOspId)
  return (
    <Card
      flush="rows"
      title={t('overview.left')}
      actions={canAdd && <Link to={hrefTo('AddUserBudget', { userOspId })}>{t('budgets:add')}</Link>}
    >
      <Loaded read={read} skeleton={<SkeletonBlock height={USUAL_HEIGHT} />}>
        {(budgets) => {
          // Limited budgets first, because they can run out.
          const active = budgets
            .filter((budget) => budget.active)
            .toSorted((one, other) => Number(other.limited) - Number(one.limited))
          return active.length === 0 ? (
            <p className={styles.none}>{t('overview.noBudget')}</p>
          ) : (
            <ul className="card-rows">
              {active.map((budget, index) => (
                <li key={budget.ospId}>
                  <Link
                    className={styles.budget}
                    to={hrefTo('UserBudgetDetail', { userOspId, budgetOspId: budget.ospId })}
                  >
                    <BudgetStanding budget={budget} big={index === 0 && budget.limited} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Card>
  )
}
