import { useTranslation } from 'react-i18next'
import Plus from 'lucide-react/icons/plus'
import { createExternalPurchaseCostEvent, getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { EventList } from './event-list.tsx'
import { RecurringList } from './recurring-list.tsx'

/** What a user spent, and what comes back every month or year. */
export default function UserExpensesScreen({ params }: ScreenProps<'userOspId'>) {
  const { t } = useTranslation('expenses')
  const viewer = useUser()
  const { userOspId } = params
  if (!mayCall(viewer, getEventsByFilter)) return <EmptyState kind="no-right" />
  return (
    <>
      <Card
        flush
        title={t('screens.AppUserExpenses')}
        actions={
          mayCall(viewer, createExternalPurchaseCostEvent) && (
            <LinkButton
              look="primary"
              icon={<Plus aria-hidden="true" />}
              to={hrefTo('AddUserExpense', { userOspId })}
            >
              {t('add')}
            </LinkButton>
          )
        }
      >
        <EventList key={userOspId} userOspId={userOspId} />
      </Card>
      <Card flush title={t('recurring.title')}>
        <RecurringList key={userOspId} userOspId={userOspId} />
      </Card>
    </>
  )
}
