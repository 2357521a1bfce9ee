import { useTranslation } from 'react-i18next'
import { monthKey } from '@/base/dates.ts'
import { money, number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { isMsp, type Viewer } from '@/session/access.ts'
import { useAccount } from '@/session/use-viewer.ts'
import { Figure } from './figure.tsx'
import styles from './figure.module.css'
import { companyBudgetOf, countOf, newCountOf, ofCompanyType, ofMonth, totalOf } from './figures.ts'
import { mayOpen } from '@/session/may-open.ts'
import type { Scope } from './scope.ts'
import {
  useActiveAccounts,
  useCompanyBudgets,
  useMonthlyBookings,
  useMonthlyEvents,
  useMonthlyUsers,
} from './use-figures.ts'

interface FiguresProps {
  readonly viewer: Viewer
  readonly scope: Scope
}

/** The figures of the current month (R059, R064), each with its link where the viewer may go (R062). */
export function FiguresRow({ viewer, scope }: FiguresProps) {
  const { t } = useTranslation('dashboard')
  const users = useMonthlyUsers(scope)
  const bookings = useMonthlyBookings(scope)
  const events = useMonthlyEvents(scope)
  const current = <Row extends { billingMonth?: string; companyType?: string }>(
    rows: readonly Row[],
  ): readonly Row[] => ofMonth(ofCompanyType(rows, scope.companyType), monthKey())
  const account = useAccount()
  // Keeps the room of the company budget, so that the other figures stay where they are.
  const isAccountOnItsWay =
    scope.accountOspId !== undefined && viewer.account === undefined && account.error === undefined
  const reports = mayOpen('Reporting', viewer)
    ? { text: t('figures.toReports'), href: hrefTo('Reporting') }
    : undefined
  return (
    <div className={styles.figures}>
      {isMsp(viewer.user) && <ActiveAccounts scope={scope} />}
      <Figure
        label={t('figures.activeUsers')}
        read={users}
        show={(rows) => number(countOf(current(rows)))}
        more={reports}
      />
      <Figure
        label={t('figures.newUsers')}
        read={users}
        show={(rows) => number(newCountOf(current(rows)))}
        more={reports}
      />
      <Figure
        label={t('figures.transactions')}
        read={bookings}
        show={(rows) => number(countOf(current(rows)))}
        more={reports}
      />
      <Figure
        label={t('figures.expenses')}
        read={events}
        show={(rows) => money(totalOf(current(rows)))}
        more={reports}
      />
      {viewer.account?.paymentType === 'PREPAID' && <CompanyBudget viewer={viewer} scope={scope} />}
      {isAccountOnItsWay && <div className={styles.figure} aria-hidden="true" />}
    </div>
  )
}

/** For partner staff and an ospadmin; a company admin has one company. */
function ActiveAccounts({ scope }: { readonly scope: Scope }) {
  const { t } = useTranslation('dashboard')
  const accounts = useActiveAccounts(scope)
  const account = useAccount()
  const more = { text: t('figures.toAccounts'), href: hrefTo('CorporateAccounts') }
  const label = t('figures.activeAccounts')
  return scope.accountOspId === undefined ? (
    <Figure label={label} read={accounts} show={({ totalElements }) => number(totalElements)} more={more} />
  ) : (
    <Figure label={label} read={account} show={({ active }) => number(active ? 1 : 0)} more={more} />
  )
}

/** R060: what a prepaid company has left. */
function CompanyBudget({ viewer, scope: { accountOspId } }: FiguresProps) {
  const { t } = useTranslation('dashboard')
  const budgets = useCompanyBudgets(accountOspId)
  const isMissing = budgets.error?.code === 'NOT_FOUND'
  return (
    <Figure
      label={t('figures.companyBudget')}
      read={isMissing ? { ...budgets, data: [], error: undefined } : budgets}
      show={(owned) => {
        const left = companyBudgetOf(owned)
        return left === undefined ? t('figures.none') : money(left)
      }}
      more={
        mayOpen('CompanyBudget', viewer)
          ? { text: t('figures.toBudget'), href: hrefTo('CompanyBudget') }
          : undefined
      }
    />
  )
}
