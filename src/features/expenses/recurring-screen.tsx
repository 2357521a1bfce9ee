import { useTranslation } from 'react-i18next'
import {
  getRecurringExternalPurchase,
  updateRecurringExternalPurchase,
} from '@/api/generated/operations/expenses.ts'
import { useUserCrumbs } from '@/domain/users/use-user-crumbs.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { recordIn, useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { RecordStatusBadge } from '@/ui/basics/status-badge.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { recurringActions } from './expense-actions.ts'
import { recurringStatus } from '@/domain/events/expense-words.ts'
import { RecurringEdit } from './recurring-edit.tsx'
import { RecurringOverview } from './recurring-overview.tsx'
import { useRecurringTypes } from './use-recurring-types.ts'

/** A recurring expense. Its future occurrences can be changed (R097) or deleted (R096). */
export default function RecurringScreen({ params }: ScreenProps<'userOspId' | 'recurrenceOspId'>) {
  const { t } = useTranslation('expenses')
  const { userOspId, recurrenceOspId } = params
  const mayChange = mayCall(useUser(), updateRecurringExternalPurchase)
  const read = useRecord(
    getRecurringExternalPurchase,
    mayChange ? { body: { ospId: recurrenceOspId } } : null,
  )
  const { nameOf } = useRecurringTypes()
  return (
    <RecordScreen
      name="EditRecurringExpense"
      params={params}
      crumbNames={useUserCrumbs(userOspId)}
      // Under another user's address this expense does not exist.
      read={recordIn(read, (recurring) => (recurring.user.ospId === userOspId ? recurring : undefined))}
      refused={!mayChange}
      title={({ description, type }) => description ?? nameOf(type)}
      id={({ ospId }) => ospId}
      status={(recurring) => <RecordStatusBadge {...recurringStatus(t, recurring)} />}
      actions={recurringActions}
    >
      {(recurring) => (
        <RecordColumns side={<RecurringOverview recurring={recurring} />}>
          {recurring.active ? (
            <RecurringEdit recurring={recurring} reload={async () => read.mutate()} />
          ) : (
            <Notice tone="info">{t('recurring.endedText')}</Notice>
          )}
        </RecordColumns>
      )}
    </RecordScreen>
  )
}
