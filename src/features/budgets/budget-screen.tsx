import { useTranslation } from 'react-i18next'
import { getBudgetTransactionsByFilter } from '@/api/generated/operations/finance.ts'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { remainingOf, useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import { TransactionsCard } from '@/domain/transactions/transactions-card.tsx'
import { TRANSACTION_TYPES, toFilter, transactionsQuery } from '@/domain/transactions/transactions-query.ts'
import { useUserCrumbs } from '@/domain/users/use-user-crumbs.ts'
import { choice } from '@/lists/filters.tsx'
import { period } from '@/lists/typed-filters.tsx'
import { useList } from '@/lists/use-list.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { recordIn } from '@/records/use-record.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { budgetActions } from './budget-actions.ts'
import { BudgetBadges } from './budget-badges.tsx'
import { BudgetHero } from './budget-hero.tsx'
import { usePrimary } from './budget-primary.tsx'
import { WhyNegativeCard } from './why-negative-card.tsx'

/** One budget of a user: its balance, its terms and its transactions. */
export default function BudgetScreen({ params }: ScreenProps<'userOspId' | 'budgetOspId'>) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const { userOspId, budgetOspId } = params
  const budgets = useBudgetsOf(userOspId)
  return (
    <RecordScreen
      name="UserBudgetDetail"
      params={params}
      crumbNames={useUserCrumbs(userOspId)}
      // G096: there is no call for one budget.
      read={recordIn(budgets, (all) => all.find(({ ospId }) => ospId === budgetOspId))}
      title={({ type }) => budgetTypeName(t, type)}
      id={({ ospId }) => ospId}
      status={(budget) => <BudgetBadges budget={budget} />}
      lead={() => <Owner userOspId={userOspId} />}
      actions={budgetActions}
      primary={usePrimary(userOspId)}
    >
      {(budget) => (
        <>
          <BudgetHero budget={budget} />
          {budget.limited && remainingOf(budget) < 0 && <WhyNegativeCard budget={budget} />}
          <BudgetTransactions budgetOspId={budgetOspId} />
        </>
      )}
    </RecordScreen>
  )
}

function Owner({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation('budgets')
  const name = useUserCrumbs(userOspId)?.AppUserDetailView
  if (name === undefined) return '\u00a0' // Keeps the line, so that nothing moves when the name arrives.
  return (
    <>
      <span>{t('ofUser')}</span>{' '}
      <Link to={hrefTo('AppUserDetailView', { userOspId })}>
        <bdi>{name}</bdi>
      </Link>
    </>
  )
}

function BudgetTransactions({ budgetOspId }: { readonly budgetOspId: string }) {
  const { t } = useTranslation('vocabulary')
  const list = useList(getBudgetTransactionsByFilter, transactionsQuery, (query) => ({
    body: toFilter(query, budgetOspId),
  }))
  const types = TRANSACTION_TYPES.map((value) => ({ value, label: t(`transactionTypes.${value}`) }))
  return (
    <TransactionsCard
      id="budget-transactions"
      area="budgets"
      list={list}
      filter={toFilter(list.query, budgetOspId)}
      filters={[choice('type', types), period('date')]}
    />
  )
}
