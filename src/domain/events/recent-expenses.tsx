import { useTranslation } from 'react-i18next'
import { getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { onlySet } from '@/base/only-set.ts'
import { KindIcon } from '@/domain/transactions/kind-icons.tsx'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { money } from '@/i18n/formats.ts'
import { monthName, shortMoment } from '@/i18n/long-dates.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import { Avatar } from '@/ui/basics/avatar.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { BriefTable } from '@/ui/table/brief-table.tsx'
import { RECENT_SIZE, recentQuery } from './recent-query.ts'

type Event = components['schemas']['Event']

/** The latest expenses of a company. Each is a link for a viewer who may read its details (R042). */
export function RecentExpenses({
  viewer,
  accountOspId,
  month,
}: {
  readonly viewer: Viewer
  readonly accountOspId: string
  /** Limits the list to this month, `yyyyMM`. */
  readonly month: string | undefined
}) {
  const { t, i18n } = useTranslation('dashboard')
  const { nameOf } = useModeNames()
  const read = useRead(getEventsByFilter, recentQuery(accountOspId, month))
  const title =
    month === undefined ? t('recent.title') : t('recent.month', { month: monthName(month, i18n.language) })
  const table = {
    caption: title,
    size: RECENT_SIZE,
    columns: [
      {
        id: 'person',
        header: t('columns.person'),
        text: ({ user }: Event) => user.name,
        cell: ({ user }: Event) => (
          <span className="brief-person">
            <Avatar name={user.name} />
            <bdi>{user.name}</bdi>
          </span>
        ),
      },
      {
        id: 'description',
        header: t('columns.description'),
        text: ({ description }: Event) => description ?? '',
      },
      {
        id: 'mode',
        header: t('columns.mode'),
        text: ({ mobilityMode }: Event) => nameOf(mobilityMode),
        cell: ({ mobilityMode }: Event) => (
          <span className="brief-kind">
            <KindIcon kinds={[mobilityMode]} />
            <span>{nameOf(mobilityMode)}</span>
          </span>
        ),
      },
      {
        id: 'date',
        header: t('columns.date'),
        text: ({ date }: Event) => shortMoment(date, i18n.language),
      },
      {
        id: 'amount',
        header: t('columns.amount'),
        align: 'end' as const,
        text: ({ amountVatIncl }: Event) => money(amountVatIncl),
        cell: ({ amountVatIncl }: Event) => <MoneyText euros={amountVatIncl} change />,
      },
    ],
    rowId: ({ ospId }: Event) => ospId,
    rowHref: ({ ospId: eventOspId, user }: Event) =>
      mayOpen('AppUserExpenseDetail', viewer, { userOspId: user.ospId })
        ? hrefTo('AppUserExpenseDetail', { userOspId: user.ospId, eventOspId })
        : undefined,
    empty: (
      <EmptyState kind="nothing-yet" title={t(month === undefined ? 'recent.empty' : 'recent.emptyMonth')} />
    ),
  }
  return (
    <Card
      title={title}
      flush="rows"
      actions={
        mayOpen('AllTransactions', viewer) && (
          <Link to={hrefTo('AllTransactions', {}, onlySet({ type: 'event', month }))}>{t('recent.all')}</Link>
        )
      }
    >
      <Loaded read={read} skeleton={<BriefTable {...table} rows={undefined} />}>
        {({ content }) => <BriefTable {...table} rows={content} />}
      </Loaded>
    </Card>
  )
}
