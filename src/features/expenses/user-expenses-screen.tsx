import {
  findRecurringExternalPurchasesByUser,
  getEventsByFilter,
} from '@/api/generated/operations/expenses.ts'
import { Allowed } from '@/frame/allowed.tsx'
import { withFacts } from '@/lists/columns.tsx'
import { ListCard } from '@/lists/list-card.tsx'
import { sortableBy } from '@/lists/list-query.ts'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { EventList } from './event-list.tsx'
import { recurringActions } from './expense-actions.ts'
import { recurringColumns } from './expense-columns.tsx'
import { useRecurringTypes } from './use-recurring-types.ts'

/** The expenses of a user, and the recurring ones. */
export default function UserExpensesScreen({ params: { userOspId } }: ScreenProps<'userOspId'>) {
  return (
    <Allowed to={getEventsByFilter}>
      <EventList userOspId={userOspId} />
      <RecurringList userOspId={userOspId} />
    </Allowed>
  )
}

const recurringQuery = { sort: sortableBy(['description', 'type', 'nextDate', 'amountVatIncl']) }

function RecurringList({ userOspId }: { readonly userOspId: string }) {
  const { nameOf } = useRecurringTypes()
  const list = useList(
    findRecurringExternalPurchasesByUser,
    recurringQuery,
    () => ({ body: { userOspId } }),
    { local: true },
  )
  return (
    <ListCard
      list={list}
      id="recurring-expenses"
      words="recurring"
      columns={withFacts(recurringColumns, { typeName: nameOf })}
      actions={recurringActions}
      rowTo={({ ospId }) => hrefTo('EditRecurringExpense', { userOspId, recurrenceOspId: ospId })}
      exported={false}
    />
  )
}
