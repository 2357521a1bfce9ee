import { getUser } from '@/api/generated/operations/app-users.ts'
import { getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { BudgetsCard } from './budgets-card.tsx'
import { CardsCard } from './cards-card.tsx'
import { ComingCard } from './coming-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { ExpensesCard } from './expenses-card.tsx'

/** The most important facts: remaining budgets, recent events, and contact details (G202). */
export default function AppUserOverviewScreen({ params }: ScreenProps<'userOspId'>) {
  const viewer = useUser()
  const { data: user } = useRecord(getUser, { body: { ospId: params.userOspId } })
  if (!user) return null // The layout shows the reason.
  return (
    <RecordColumns
      side={
        <>
          <CardsCard userOspId={user.ospId} />
          <ContactCard user={user} />
          {/* Last, because it shows only if something is planned, and so nothing below it moves. */}
          <ComingCard user={user} />
        </>
      }
    >
      <BudgetsCard userOspId={user.ospId} />
      {mayCall(viewer, getEventsByFilter) && <ExpensesCard userOspId={user.ospId} />}
    </RecordColumns>
  )
}
