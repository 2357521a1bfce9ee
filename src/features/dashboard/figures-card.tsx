import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import { monthKey } from '@/base/dates.ts'
import { onlySet } from '@/base/only-set.ts'
import { CompanyBudgetFigure } from '@/domain/budgets/company-budget-figure.tsx'
import { daysCompared, nameBefore } from '@/domain/reporting/compared-days.ts'
import * as figures from '@/domain/reporting/figures.ts'
import type { Metric, MonthRow } from '@/domain/reporting/figures.ts'
import type { Reading } from '@/frame/loaded.tsx'
import { ReadFigure } from '@/frame/read-figure.tsx'
import { money, number } from '@/i18n/formats.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { isMsp, mayCall, type Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import { useAccount } from '@/session/use-viewer.ts'
import { Delta } from '@/ui/figures/delta.tsx'
import { Figures } from '@/ui/figures/figures.tsx'
import type { Scope } from './scope.ts'
import { useActiveAccounts, useMonthlyBookings, useMonthlyEvents, useMonthlyUsers } from './use-figures.ts'

interface FiguresProps {
  readonly viewer: Viewer
  readonly scope: Scope
}

/**
 * The four figures of the month (R059, R064), each with its change, its trend, and a link if the viewer may open it
 * (R062).
 */
export function FiguresCard({ viewer, scope }: FiguresProps) {
  const { t, i18n } = useTranslation('dashboard')
  const users = useMonthlyUsers(scope)
  const bookings = useMonthlyBookings(scope)
  const events = useMonthlyEvents(scope)
  const comparison = { month: nameBefore(scope.month, i18n.language), days: daysCompared(scope.month) }
  const sinceText = t('change.since', comparison)
  const thanText = t(comparison.days === '' ? 'change.than' : 'change.days', comparison)
  const isAllCompanies = isMsp(viewer.user) && scope.accountOspId === undefined
  const reports = mayOpen('Reporting', viewer) ? hrefTo('Reporting') : undefined
  const people = mayOpen('AppUsersActive', viewer) ? hrefTo('AppUsersActive') : undefined
  const reportsOrTrend = (history: string) => reports ?? hrefTo('Dashboard', {}, { history })
  return (
    <Figures>
      {isAllCompanies && <ActiveAccounts label={t('figures.activeAccounts')} scope={scope} />}
      <MonthFigure
        label={t('figures.activeUsers')}
        read={users}
        metric={figures.USERS}
        scope={scope}
        note={sinceText}
        extraNote={(rows) => t('figures.ofWhomNew', { count: figures.newCountOf(rows) })}
        href={reports ?? people}
      />
      <MonthFigure
        label={t('figures.transactions')}
        read={bookings}
        metric={figures.TRANSACTIONS}
        scope={scope}
        note={thanText}
        href={reportsOrTrend('transactions')}
      />
      <MonthFigure
        label={t('figures.expenses')}
        read={events}
        metric={figures.EXPENSES}
        scope={scope}
        note={thanText}
        format={money}
        formatChange={({ change, before }) =>
          before > 0 ? `${number(Math.abs(change / before) * 100, 1)}\u00a0%` : money(Math.abs(change))
        }
        href={reportsOrTrend('expenses')}
      />
      {!isAllCompanies && (
        <BudgetOrNewUsers viewer={viewer} scope={scope}>
          <MonthFigure
            label={t('figures.newUsers')}
            read={users}
            metric={figures.NEW_USERS}
            scope={scope}
            note={thanText}
            href={reports ?? people}
          />
        </BudgetOrNewUsers>
      )}
    </Figures>
  )
}

interface MonthFigureProps<Row extends MonthRow> {
  readonly label: string
  readonly read: Reading<readonly Row[]>
  readonly metric: Metric<Row>
  readonly scope: Scope
  readonly format?: (value: number) => string
  /** The period of comparison. */
  readonly note: string
  /** Formats the size of a change. Default: the format of the figure. */
  readonly formatChange?: (change: { readonly change: number; readonly before: number }) => string
  /** Another text about the rows of the month. */
  readonly extraNote?: (rows: readonly Row[]) => string
  readonly href: Href | undefined
}

function MonthFigure<Row extends MonthRow>(props: MonthFigureProps<Row>) {
  const { metric, scope, format = (value) => number(value), note, extraNote, ...rest } = props
  const { formatChange = ({ change }) => format(Math.abs(change)) } = props
  return (
    <ReadFigure
      {...rest}
      show={(all) => {
        const rows = figures.ofCompanyType(all, scope.companyType)
        const current = figures.ofMonth(rows, scope.month)
        const changed = figures.changeOf(rows, metric, scope.month, scope.month !== monthKey())
        return {
          value: format(metric.valueOf(current)),
          trend: figures.timelineOf(rows, metric.valueOf, scope.month).map(({ value }) => value),
          note: (
            <>
              {changed && <Delta change={changed.change} text={formatChange(changed)} note={note} />}
              {changed && extraNote && <span> · </span>}
              {extraNote && <span>{extraNote(current)}</span>}
            </>
          ),
        }
      }}
    />
  )
}

/**
 * The current number of companies, whatever the selected month, so that it matches the linked list. Only shown while no
 * company is selected: a company admin has one company.
 */
function ActiveAccounts({ label, scope }: { readonly label: string; readonly scope: Scope }) {
  const { t } = useTranslation('dashboard')
  const { partnerOspId: partner, companyType: type } = scope
  return (
    <ReadFigure
      label={label}
      read={useActiveAccounts(scope)}
      show={({ totalElements }) => ({ value: number(totalElements), note: t('figures.today') })}
      href={hrefTo('CorporateAccounts', {}, onlySet({ active: 'yes', partner, type }))}
    />
  )
}

/**
 * R060: the remaining budget of a prepaid company. Other companies show the figure in `children`. Reserves the space
 * while loading.
 */
function BudgetOrNewUsers({ viewer, scope, children }: FiguresProps & { readonly children: ReactNode }) {
  const { data: account, error } = useAccount()
  if (scope.accountOspId === undefined || error) return children
  if (!account) return <div className="figure" aria-hidden="true" />
  // G457: contacts have no access to the budget.
  if (account.data.paymentType !== 'PREPAID' || !mayCall(viewer.user, getBudgetsByOwner)) return children
  return (
    <CompanyBudgetFigure
      accountOspId={scope.accountOspId}
      href={mayOpen('CompanyBudget', viewer) ? hrefTo('CompanyBudget') : undefined}
    />
  )
}
