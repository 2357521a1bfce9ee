import { useTranslation } from 'react-i18next'
import { getAllMrps } from '@/api/generated/operations/partners.ts'
import { getReconciliationProblems } from '@/api/generated/operations/reconciliation.ts'
import { useRead } from '@/api/use-read.ts'
import { problemActions } from '@/domain/reconciliation/problem-actions.ts'
import { useProblemLinks } from '@/domain/reconciliation/use-problem-links.ts'
import { withFacts } from '@/lists/columns.tsx'
import { choice, oneOfValues } from '@/lists/filters.tsx'
import { byCode } from '@/lists/typed-filters.tsx'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useList } from '@/lists/use-list.ts'
import { problemColumns } from './problem-columns.tsx'
import { BOOKING_ID, problemsQuery, STATUSES, toProblemFilter } from './problems-query.ts'

/** R012, R220: bookings whose amount in a provider's file differs from the booked one. */
export default function ReconciliationScreen() {
  const { t } = useTranslation('reconciliation')
  const { bookingHref, userHref } = useProblemLinks()
  const list = useList(getReconciliationProblems, problemsQuery, (query) => ({
    body: toProblemFilter(query),
  }))
  const providers = useRead(getAllMrps, {}, { keep: true }).data
  return (
    <ListScreen
      name="Reconciliation"
      lead={t('lead')}
      list={list}
      id="reconciliation"
      columns={withFacts(problemColumns, { userHref })}
      filters={[
        oneOfValues('status', STATUSES),
        choice(
          'mrp',
          providers?.map(({ ospId, data }) => ({ value: ospId, label: data.name })),
        ),
        byCode('booking', BOOKING_ID),
      ]}
      actions={problemActions}
      rowTo={bookingHref}
    />
  )
}
