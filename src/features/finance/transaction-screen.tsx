import { useTranslation } from 'react-i18next'
import { getEvent } from '@/api/generated/operations/expenses.ts'
import { EventLead, EventOverview } from '@/domain/events/event-overview.tsx'
import { eventStatus, titleOf } from '@/domain/events/expense-words.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { RecordStatusBadge } from '@/ui/basics/status-badge.tsx'

/** The details of a transaction, with links to the user, the budget and the invoice. */
export default function TransactionScreen({ params }: ScreenProps<'eventOspId'>) {
  const { t } = useTranslation('expenses')
  return (
    <RecordScreen
      name="TransactionDetails"
      params={params}
      read={useRecord(getEvent, { body: { ospId: params.eventOspId } })}
      title={(event) => titleOf(t, event)}
      id={({ ospId }) => ospId}
      lead={(event) => <EventLead event={event} />}
      status={(event) => <RecordStatusBadge {...eventStatus(t, event)} />}
    >
      {(event) => <EventOverview event={event} withParties />}
    </RecordScreen>
  )
}
