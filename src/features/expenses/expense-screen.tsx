import { useTranslation } from '@/i18n/use-translation.ts'
import { getEvent } from '@/api/generated/operations/expenses.ts'
import { useUserCrumbs } from '@/domain/users/use-user-crumbs.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { recordIn, useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { StatusText } from '@/ui/basics/status-badge.tsx'
import { EventOverview } from '@/domain/events/event-overview.tsx'
import { eventActions } from './expense-actions.ts'
import { eventStatus, titleOf } from '@/domain/events/expense-words.ts'

/** One expense of a user (R042): what it was, what was given back or corrected. */
export default function ExpenseScreen({ params }: ScreenProps<'userOspId' | 'eventOspId'>) {
  const { t } = useTranslation('expenses')
  const { userOspId, eventOspId } = params
  const read = useRecord(getEvent, { body: { ospId: eventOspId } })
  return (
    <RecordScreen
      name="AppUserExpenseDetail"
      params={params}
      crumbNames={useUserCrumbs(userOspId)}
      // Under another user's address there is no such expense.
      read={recordIn(read, (event) => (event.user.ospId === userOspId ? event : undefined))}
      title={(event) => titleOf(t, event)}
      id={({ ospId }) => ospId}
      status={(event) => <StatusText {...eventStatus(t, event)} />}
      actions={eventActions}
      mainAction="correct"
    >
      {(event) => <EventOverview event={event} />}
    </RecordScreen>
  )
}
