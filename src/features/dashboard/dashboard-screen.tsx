import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { countUsersWithNegativeBudget, findUsersByAny } from '@/api/generated/operations/dashboard.ts'
import { monthKey } from '@/base/dates.ts'
import { month } from '@/i18n/formats.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { mayCall } from '@/session/access.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { warmCharts } from '@/ui/charts/charts.tsx'
import { BreakdownCard } from './breakdown-card.tsx'
import { CompaniesCard } from './companies-card.tsx'
import styles from './dashboard.module.css'
import { FiguresRow } from './figures-row.tsx'
import { Filters } from './filters.tsx'
import { HistoryCard } from './history-card.tsx'
import { NegativeBudgets } from './negative-budgets.tsx'
import { useScope } from './scope.ts'
import { UserSearch } from './user-search.tsx'

// The figures take a while: meanwhile the code that draws them arrives.
warmCharts()

/** R059: who is where, how much is used, and what it costs. */
export default function DashboardScreen() {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const { scope, filter } = useScope()
  // Figures of another company are never shown in wait of the right ones.
  const key = scope.accountOspId ?? scope.partnerOspId ?? 'all'
  // Its calls know companies only: beside another filter it would be about more than the rest.
  const maySeeNegative =
    mayCall(viewer.user, countUsersWithNegativeBudget) &&
    scope.partnerOspId === undefined &&
    scope.companyType === undefined
  return (
    <ScreenFrame name="Dashboard" lead={t('lead', { month: month(monthKey()) })}>
      <div className={styles.top}>
        {mayCall(viewer.user, findUsersByAny) && <UserSearch viewer={viewer} />}
        <Filters scope={scope} filter={filter} />
      </div>
      <Fragment key={key}>
        {maySeeNegative && <NegativeBudgets viewer={viewer} scope={scope} />}
        <FiguresRow viewer={viewer} scope={scope} />
        <div className={styles.charts}>
          <HistoryCard scope={scope} />
          <BreakdownCard scope={scope} />
        </div>
        <CompaniesCard scope={scope} />
      </Fragment>
    </ScreenFrame>
  )
}
