import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listCompanyTypes } from '@/api/generated/operations/corporate-accounts.ts'
import { useRead } from '@/api/use-read.ts'
import { monthKey } from '@/base/dates.ts'
import { money, month, number, sumEuros } from '@/i18n/formats.ts'
import { withFacts } from '@/lists/columns.tsx'
import { sortBy } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { readTogether, useRows } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { isMsp } from '@/session/access.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { companiesOf } from './companies.ts'
import { companyColumns } from './company-columns.tsx'
import { countOf, ofCompanyType } from './figures.ts'
import { mayOpen } from '@/session/may-open.ts'
import type { Scope } from './scope.ts'
import { useCompanyBookings, useCompanyEvents, useCompanyUsers } from './use-figures.ts'

const companiesQuery = { sort: sortBy(['name', 'companyType', 'users', 'transactions', 'total'], '-total') }

/** R063: the table shows five companies at a time. */
const PAGE_SIZE = 5

/** The companies of the scope with their figures of this month, and the sum of all of them. */
export function CompaniesCard({ scope }: { readonly scope: Scope }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const maySelect = isMsp(viewer.user)
  const types = useRead(listCompanyTypes, {}, { keep: true, ignore: ['*'] }).data
  const list = useRows(companiesQuery, useCompanyRows(scope), { local: true })
  const now = { month: month(monthKey()) }
  return (
    <Card title={t('companies.title', now)} flush>
      <ListView
        list={list}
        id="dashboard-companies"
        words="companies.list"
        captionValues={now}
        columns={withFacts(companyColumns, { types })}
        pageSize={PAGE_SIZE}
        rowTo={({ ospId }) => (maySelect ? hrefTo('Dashboard', {}, { [ACCOUNT_PARAM]: ospId }) : undefined)}
        exported={false}
        emptyAction={
          mayOpen('ManageAppUsers', viewer) && (
            <LinkButton to={hrefTo('ManageAppUsers')}>{t('companies.toUsers')}</LinkButton>
          )
        }
        totals={(found) => ({
          name: t('companies.sum'),
          users: number(found.reduce((sum, { users }) => sum + users, 0)),
          transactions: number(countOf(found.map(({ transactions }) => ({ count: transactions })))),
          // R067: the total of the table is the sum of all rows, not of those on this page.
          total: money(sumEuros(found.map(({ total }) => total))),
        })}
      />
    </Card>
  )
}

/** The three calls as one reading: there when all are, failed when one is. */
function useCompanyRows(scope: Scope) {
  const { companyType } = scope
  const users = useCompanyUsers(scope)
  const bookings = useCompanyBookings(scope)
  const events = useCompanyEvents(scope)
  const data = useMemo(
    () =>
      users.data &&
      bookings.data &&
      events.data &&
      companiesOf({
        users: ofCompanyType(users.data, companyType),
        bookings: ofCompanyType(bookings.data, companyType),
        events: ofCompanyType(events.data, companyType),
      }),
    [users.data, bookings.data, events.data, companyType],
  )
  return { ...readTogether(users, bookings, events), data }
}
