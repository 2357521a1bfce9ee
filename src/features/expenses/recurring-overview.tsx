import { useTranslation } from 'react-i18next'
import { getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import { useRead } from '@/api/use-read.ts'
import { date, dayOf, money, number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import type { Recurring } from '@/domain/events/expense-words.ts'

/** The number of latest occurrences shown. */
const SHOWN = 10

/** The past occurrences of a recurring expense, which do not change (R097). */
export function RecurringOverview({ recurring }: { readonly recurring: Recurring }) {
  const { t } = useTranslation('expenses')
  const { ospId, user, nextDate, endDate, skippedDates, bookedCount } = recurring
  const booked = useRead(getEventsByFilter, {
    query: { size: SHOWN },
    body: { userOspId: user.ospId, recurrenceOspId: ospId },
  })
  return (
    <div className="stack">
      <Card title={t('recurring.overview')}>
        <PropertyList
          items={[
            { label: t('form.firstDate'), value: date(recurring.date) },
            { label: t('columns.nextDate'), value: nextDate && date(nextDate) },
            { label: t('form.endDate'), value: endDate === undefined ? t('recurring.noEnd') : date(endDate) },
            { label: t('recurring.skipped'), value: skippedDates.map(date).join(', ') },
            { label: t('recurring.booked'), value: number(bookedCount) },
          ]}
        />
      </Card>
      {booked.data !== undefined && booked.data.content.length > 0 && (
        <Card title={t('recurring.last')}>
          <PropertyList
            items={booked.data.content.map((event) => ({
              label: dayOf(event.date),
              value: (
                <Link to={hrefTo('AppUserExpenseDetail', { userOspId: user.ospId, eventOspId: event.ospId })}>
                  {money(event.amountVatIncl)}
                </Link>
              ),
            }))}
          />
        </Card>
      )}
    </div>
  )
}
