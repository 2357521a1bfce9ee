import { useTranslation } from 'react-i18next'
import { onlySet } from '@/base/only-set.ts'
import Plus from 'lucide-react/icons/plus'
import { createExternalPurchaseCostEvent, getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import { withFacts } from '@/lists/columns.tsx'
import { choice } from '@/lists/filters.tsx'
import { period } from '@/lists/typed-filters.tsx'
import { ListCard } from '@/lists/list-card.tsx'
import { day, id, ofPage, paged, periodOf, sortBy, text } from '@/lists/list-query.ts'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { eventColumns } from './expense-columns.tsx'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'

const eventsQuery = {
  search: text(),
  mode: id(),
  budget: ofPage(id()),
  from: day(),
  to: day(),
  ...paged([25, 50, 100]),
  sort: sortBy(['date', 'amountVatIncl'], '-date'),
}

export function EventList({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation(['expenses', 'vocabulary'])
  const viewer = useUser()
  const { options: modes, nameOf } = useModeNames()
  const budgets = useBudgetsOf(userOspId).data
  const list = useList(getEventsByFilter, eventsQuery, ({ search, mode, budget, from, to }) => ({
    body: {
      userOspId,
      ...periodOf({ from, to }),
      ...onlySet({ search, mobilityModes: mode && [mode], budgetOspId: budget }),
    },
  }))
  const budgetChoice = budgets?.map(({ ospId, type }) => ({ value: ospId, label: budgetTypeName(t, type) }))
  return (
    <ListCard
      list={list}
      id="user-expenses"
      name="AppUserExpenses"
      columns={withFacts(eventColumns, { modeName: nameOf })}
      filters={[choice('mode', modes), choice('budget', budgetChoice), period('date')]}
      rowTo={({ ospId }) => hrefTo('AppUserExpenseDetail', { userOspId, eventOspId: ospId })}
      // A list with rows needs none, because the page has the same button at its top.
      emptyAction={
        mayCall(viewer, createExternalPurchaseCostEvent) && (
          <LinkButton icon={<Plus />} to={hrefTo('AddUserExpense', { userOspId })}>
            {t('add')}
          </LinkButton>
        )
      }
    />
  )
}
