import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCompanyTypes } from '@/api/generated/operations/corporate-accounts.ts'
import { findUsersByAny } from '@/api/generated/operations/dashboard.ts'
import { getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import { getAllPartners } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import { today } from '@/base/dates.ts'
import { RecentExpenses } from '@/domain/events/recent-expenses.tsx'
import { prefetchRecent } from '@/domain/events/recent-query.ts'
import { AddUserLink } from '@/domain/users/add-user-link.tsx'
import { PersonSearch } from '@/domain/users/person-search.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { monthName } from '@/i18n/long-dates.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import type { BasicViewer } from '@/routes/route.ts'
import { isMsp, mayCall } from '@/session/access.ts'
import { useAccount, useViewer } from '@/session/use-viewer.ts'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import { LineChart } from '@/ui/charts/charts.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { AttentionStrip } from '@/domain/users/attention-strip.tsx'
import { SHOW_NEGATIVE } from '@/domain/users/to-check.tsx'
import styles from './dashboard.module.css'
import { FiguresCard } from './figures-card.tsx'
import { Filters, MonthChoice } from './filters.tsx'
import { isNew, months, scopeIn, useScope, type Scope } from './scope.ts'
import { SharesCard } from './shares-card.tsx'
import { TrendCard } from './trend-card.tsx'
import { prefetchFigures, useAttention, useMonthlyUsers } from './use-figures.ts'
import { usePageStep } from '@/ui/basics/page-step.ts'
import { useAnnouncement } from '@/ui/feedback/use-announcement.ts'

// Only some viewers need these, so their code is loaded when shown.
const CompaniesCard = lazyBlock(async () => (await import('./companies-card.tsx')).CompaniesCard)
const WaitingCard = lazyBlock(async () => (await import('./waiting/waiting-card.tsx')).WaitingCard)
const StartWaiting = lazyBlock(async () => (await import('./waiting/waiting-card.tsx')).StartWaiting)
const NegativeBudgets = lazyBlock(async () => (await import('./negative-budgets.tsx')).NegativeBudgets)
const SetUpRoute = lazyBlock(async () => (await import('./set-up.tsx')).SetUpRoute)

// Prefetch the chart code while the figures load.
LineChart.preload()

/** Prefetches the code of the cards that only some viewers need. */
export function prepare(): void {
  CompaniesCard.preload()
  WaitingCard.preload()
}

/** Every viewer may open the dashboard, so prefetch its data before the page renders. */
export async function prefetch(viewer: BasicViewer, query: string): Promise<void> {
  const scope = scopeIn(viewer, query)
  const code =
    isMsp(viewer.user) && scope.accountOspId === undefined ? [CompaniesCard.load(), WaitingCard.load()] : []
  const { accountOspId, month } = scope
  const recent =
    accountOspId !== undefined && mayCall(viewer.user, getEventsByFilter)
      ? [prefetchRecent(accountOspId, month === months()[0] ? undefined : month)]
      : []
  await Promise.all([...prefetchFigures(viewer.user, scope), ...recent, ...code, LineChart.load()])
}

/** R059: a search for people, alerts, usage and costs. For a new company, its first steps instead. */
export default function DashboardScreen() {
  const viewer = useViewer()
  const { scope, choose } = useScope()
  const attention = useAttention(scope)
  const setUp = attention?.data?.setUp
  const users = useMonthlyUsers(scope).data
  const title = useTitle(scope, users !== undefined)
  // A company without users is probably new. Wait for its set-up instead of showing zeros first.
  const hasNoUsers = users?.length === 0
  const isUnclear = hasNoUsers && attention && !attention.data && !attention.error
  // Open tasks and alerts are current and unfiltered, so they would contradict the figures of another month or with
  // filters.
  const isOfNow = scope.month === months()[0]
  const isOfAll = scope.partnerOspId === undefined && scope.companyType === undefined
  const isQueueShown = isOfNow && isOfAll && scope.accountOspId === undefined && isMsp(viewer.user)
  const [shown, show] = useAddressParam('show')
  const filters = <Filters scope={scope} choose={choose} />
  const search = mayCall(viewer.user, findUsersByAny) && <PersonSearch viewer={viewer} />
  if (isUnclear || isNew(setUp))
    return (
      <ScreenFrame
        name="Dashboard"
        heading={<span className="sr-only">{title.heading}</span>}
        action={search}
      >
        {filters}
        {isNew(setUp) ? (
          <SetUpRoute viewer={viewer} setUp={setUp} company={scope.accountOspId ?? ''} />
        ) : (
          <SkeletonBlock height={360} />
        )}
      </ScreenFrame>
    )
  return (
    <ScreenFrame
      name="Dashboard"
      {...title}
      action={
        <>
          {search}
          <MonthChoice scope={scope} choose={choose} />
          {isQueueShown ? <StartWaiting /> : scope.accountOspId !== undefined && <AddUserLink />}
        </>
      }
    >
      {filters}
      {/* Never show the figures of another company while the right ones load. */}
      <Fragment key={scope.accountOspId ?? scope.partnerOspId ?? 'all'}>
        {isQueueShown ? (
          <WaitingCard viewer={viewer} attention={attention} />
        ) : (
          isOfNow && attention && <AttentionStrip viewer={viewer} read={attention} />
        )}
        {attention && shown === SHOW_NEGATIVE.show && (
          <NegativeBudgets viewer={viewer} scope={scope} onClose={() => show(undefined)} />
        )}
        <FiguresCard viewer={viewer} scope={scope} />
        <div className={styles.charts}>
          <TrendCard scope={scope} />
          <SharesCard scope={scope} />
        </div>
        {scope.accountOspId === undefined
          ? isMsp(viewer.user) && <CompaniesCard scope={scope} />
          : mayCall(viewer.user, getEventsByFilter) && (
              <RecentExpenses
                viewer={viewer}
                accountOspId={scope.accountOspId}
                month={isOfNow ? undefined : scope.month}
              />
            )}
      </Fragment>
    </ScreenFrame>
  )
}

/**
 * A title with the company and the month of the figures. It starts with the page name, for users who cannot see the
 * menu. Another month is announced as soon as its figures have loaded.
 */
function useTitle({ accountOspId, partnerOspId, companyType, month }: Scope, isLoaded: boolean) {
  const { t, i18n } = useTranslation('dashboard')
  const account = useAccount().data
  const partners = useRead(getAllPartners, partnerOspId === undefined ? null : {}, { keep: true }).data
  const types = useRead(listCompanyTypes, companyType === undefined ? null : {}, { keep: true }).data
  const filtered = [
    partnerOspId !== undefined &&
      (partners?.find(({ ospId }) => ospId === partnerOspId)?.data.name ?? partnerOspId),
    companyType !== undefined &&
      (types?.find((type) => type.companyType === companyType)?.label ?? companyType),
  ].filter((part) => part !== false)
  const ofMany = filtered.length === 0 ? t('title.all') : filtered.join(' · ')
  const name = accountOspId === undefined ? ofMany : account?.data.name
  const words = { name, month: monthName(month, i18n.language), day: Number(today().slice(8)) }
  const isNow = month === months()[0]
  const whose = name === undefined ? '' : t(isNow ? 'title.now' : 'title.month', words)
  const [loaded, setLoaded] = useState(month)
  if (isLoaded && loaded !== month) setLoaded(month)
  useAnnouncement(t('title.loaded', { month: monthName(loaded, i18n.language) }))
  usePageStep(isNow ? undefined : words.month)
  return {
    heading: (
      <>
        <span className="sr-only">{`${t('screens.Dashboard')}${name === undefined ? '' : ': '}`}</span>
        {whose !== '' && <span>{whose}</span>}
      </>
    ),
    lead: t(!isNow ? 'lead.month' : words.day === 1 ? 'lead.first' : 'lead.now', words),
  }
}
