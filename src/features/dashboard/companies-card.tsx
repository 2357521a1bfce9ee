import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listCompanyTypes } from '@/api/generated/operations/corporate-accounts.ts'
import { useRead } from '@/api/use-read.ts'
import { monthKey } from '@/base/dates.ts'
import { money, month, number, sumEuros } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { isMsp } from '@/session/access.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import type { Column } from '@/ui/table/column.ts'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { companiesOf, type CompanyFigures, type CompanyRows } from './companies.ts'
import styles from './dashboard.module.css'
import { countOf, ofCompanyType } from './figures.ts'
import { mayOpen } from './may-open.ts'
import type { Scope } from './scope.ts'
import { useCompanyBookings, useCompanyEvents, useCompanyUsers } from './use-figures.ts'

/** R063. */
const PAGE_SIZE = 5

/** The companies of the scope with their figures of this month, and the sum of all of them. */
export function CompaniesCard({ scope }: { readonly scope: Scope }) {
  const { t } = useTranslation('dashboard')
  const read = useCompanyRows(scope)
  return (
    <Card title={t('companies.title', { month: month(monthKey()) })} flush>
      <Loaded read={read} skeleton={<CompaniesTable rows={undefined} scope={scope} />}>
        {(rows) => <CompaniesTable rows={rows} scope={scope} />}
      </Loaded>
    </Card>
  )
}

function CompaniesTable({
  rows,
  scope: { companyType },
}: {
  readonly rows: CompanyRows | undefined
  readonly scope: Scope
}) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const maySelect = isMsp(viewer.user)
  const mayManage = mayOpen('ManageAppUsers', viewer)
  const columns = useCompanyColumns()
  const companies = useMemo(
    () =>
      rows &&
      companiesOf({
        users: ofCompanyType(rows.users, companyType),
        bookings: ofCompanyType(rows.bookings, companyType),
        events: ofCompanyType(rows.events, companyType),
      }),
    [rows, companyType],
  )
  return (
    <MemoryTable
      id="dashboard-companies"
      caption={t('companies.title', { month: month(monthKey()) })}
      columns={columns}
      rowId={({ ospId }) => ospId}
      rows={companies}
      pageSize={PAGE_SIZE}
      initialSort="-total"
      rowHref={maySelect ? ({ ospId }) => hrefTo('Dashboard', {}, { [ACCOUNT_PARAM]: ospId }) : undefined}
      empty={{
        title: t('companies.empty'),
        text: t('companies.emptyText'),
        action: mayManage && <LinkButton to={hrefTo('ManageAppUsers')}>{t('companies.toUsers')}</LinkButton>,
      }}
      totals={(found) => ({
        name: t('companies.sum'),
        users: number(found.reduce((sum, { users }) => sum + users, 0)),
        transactions: number(countOf(found.map(({ transactions }) => ({ count: transactions })))),
        // R067.
        total: money(sumEuros(found.map(({ total }) => total))),
      })}
    />
  )
}

function useCompanyColumns(): readonly Column<CompanyFigures>[] {
  const { t } = useTranslation('dashboard')
  const types = useRead(listCompanyTypes, {}, { keep: true, ignore: ['*'] }).data
  return useMemo(() => {
    const typeOf = ({ companyType }: CompanyFigures): string =>
      types?.find((type) => type.companyType === companyType)?.label ?? companyType ?? ''
    return [
      { id: 'name', header: t('companies.name'), text: ({ name }) => name, sort: true },
      {
        id: 'companyType',
        header: t('companies.type'),
        text: typeOf,
        cell: (company) => (
          <span className={styles.companyType} title={typeOf(company)}>
            {typeOf(company)}
          </span>
        ),
        sort: true,
        hideable: false,
      },
      {
        id: 'users',
        header: t('companies.users'),
        text: ({ users }) => number(users),
        sort: true,
        sortValue: ({ users }) => users,
        align: 'end',
        hideable: false,
      },
      {
        id: 'transactions',
        header: t('companies.transactions'),
        text: ({ transactions }) => number(transactions),
        sort: true,
        sortValue: ({ transactions }) => transactions,
        align: 'end',
        hideable: false,
      },
      {
        id: 'total',
        header: t('companies.total'),
        text: ({ total }) => money(total),
        sort: true,
        sortValue: ({ total }) => total,
        align: 'end',
        hideable: false,
      },
    ]
  }, [t, types])
}

/** The three calls as one reading: there when all are, failed when one is. */
function useCompanyRows(scope: Scope): Reading<CompanyRows> {
  const users = useCompanyUsers(scope)
  const bookings = useCompanyBookings(scope)
  const events = useCompanyEvents(scope)
  const reads = [users, bookings, events]
  const data = useMemo(
    () =>
      users.data && bookings.data && events.data
        ? { users: users.data, bookings: bookings.data, events: events.data }
        : undefined,
    [users.data, bookings.data, events.data],
  )
  return {
    data,
    error: reads.find(({ error }) => error !== undefined)?.error,
    isValidating: reads.some(({ isValidating }) => isValidating),
    mutate: () => Promise.all(reads.filter(({ error }) => error !== undefined).map(({ mutate }) => mutate())),
  }
}
