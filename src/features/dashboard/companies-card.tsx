import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listCompanyTypes } from '@/api/generated/operations/corporate-accounts.ts'
import { useRead } from '@/api/use-read.ts'
import { countOf, ofCompanyType } from '@/domain/reporting/figures.ts'
import { monthName } from '@/i18n/long-dates.ts'
import { money, number, sumEuros } from '@/i18n/formats.ts'
import { withFacts } from '@/lists/columns.tsx'
import { sortBy } from '@/lists/list-query.ts'
import { ListCard } from '@/lists/list-card.tsx'
import { readTogether, useRows } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { companiesOf } from '@/domain/reporting/companies.ts'
import { companyColumns } from './company-columns.tsx'
import type { Scope } from './scope.ts'
import { useCompanyBookings, useCompanyEvents, useCompanyUsers } from './use-figures.ts'

const companiesQuery = { sort: sortBy(['name', 'companyType', 'users', 'transactions', 'total'], '-total') }

/** R063: the table shows five companies at a time. */
const PAGE_SIZE = 5

/**
 * The companies of the scope with their figures of the month, and the totals. For viewers who see several companies.
 */
export function CompaniesCard({ scope }: { readonly scope: Scope }) {
  const { t, i18n } = useTranslation('dashboard')
  const types = useRead(listCompanyTypes, {}, { keep: true, ignore: ['*'] }).data
  const list = useRows(companiesQuery, useCompanyRows(scope), { local: true })
  return (
    <ListCard
      list={list}
      id="dashboard-companies"
      words="companies"
      captionValues={{ month: monthName(scope.month, i18n.language) }}
      columns={withFacts(companyColumns, { types })}
      pageSize={PAGE_SIZE}
      rowTo={({ ospId }) => hrefTo('Dashboard', {}, { [ACCOUNT_PARAM]: ospId })}
      exported={false}
      totals={(found) => ({
        name: t('companies.sum'),
        users: number(found.reduce((sum, { users }) => sum + users, 0)),
        transactions: number(countOf(found.map(({ transactions }) => ({ count: transactions })))),
        // R067: the total covers all rows, not just the rows of this page.
        total: money(sumEuros(found.map(({ total }) => total))),
      })}
    />
  )
}

/** Combines three reads: loaded when all are, failed when one is. */
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
