import { useTranslation } from 'react-i18next'
import { getEvent, getRecurringExternalPurchase } from '@/api/generated/operations/expenses.ts'
import { useUserCrumbs } from '@/domain/users/use-user-crumbs.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { recordIn, useRecord } from '@/records/use-record.ts'
import { hrefTo } from '@/routes/href.ts'
import { Redirect } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { RecordStatusBadge } from '@/ui/basics/status-badge.tsx'
import { EventLead, EventOverview } from '@/domain/events/event-overview.tsx'
import { eventActions } from './expense-actions.ts'
import { eventStatus, titleOf } from '@/domain/events/expense-words.ts'

/**
 * One expense of a user (R042): its details, refunds and corrections. The specification uses the same address for a
 * recurring expense (G050): such an id redirects to the page of the recurring expense.
 */
export default function ExpenseScreen({ params }: ScreenProps<'userOspId' | 'eventOspId'>) {
  const { t } = useTranslation('expenses')
  const { userOspId, eventOspId } = params
  const crumbNames = useUserCrumbs(userOspId)
  const event = useRecord(getEvent, { body: { ospId: eventOspId } })
  const isMissing = event.data === undefined && event.error?.status === 404
  const recurring = useRecord(
    getRecurringExternalPurchase,
    isMissing ? { body: { ospId: eventOspId } } : null,
  )
  if (recurring.data?.user.ospId === userOspId)
    return <Redirect to={hrefTo('EditRecurringExpense', { userOspId, recurrenceOspId: eventOspId })} />
  // Keep loading until it is known whether the id belongs to a recurring expense.
  const isUndecided = isMissing && recurring.data === undefined && recurring.error === undefined
  const read = isUndecided ? { ...event, error: undefined } : event
  return (
    <RecordScreen
      name="AppUserExpenseDetail"
      params={params}
      crumbNames={crumbNames}
      // The expense of another user is reported as missing.
      read={recordIn(read, (found) => (found.user.ospId === userOspId ? found : undefined))}
      title={(found) => titleOf(t, found)}
      id={({ ospId }) => ospId}
      lead={(found) => <EventLead event={found} />}
      status={(found) => <RecordStatusBadge {...eventStatus(t, found)} />}
      actions={eventActions}
      mainAction="correct"
    >
      {(found) => <EventOverview event={found} />}
    </RecordScreen>
  )
}
