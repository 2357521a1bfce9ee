import { useTranslation } from 'react-i18next'
import { onlySet } from '@/base/only-set.ts'
import { getPayrollUsers } from '@/api/generated/operations/payroll.ts'
import type { components } from '@/api/generated/schema.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { oneOfValues } from '@/lists/filters.tsx'
import { ListCard } from '@/lists/list-card.tsx'
import { paged, optionalOneOf, sortBy, text } from '@/lists/list-query.ts'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { payrollUserActions } from './payroll-user-actions.ts'
import { problemText } from './problem-text.ts'

type PayrollUser = components['schemas']['PayrollUser']

const STATUSES = ['TO_ACTIVATE', 'ACTIVATED', 'LEFT'] as const
const TONES = { TO_ACTIVATE: 'warning', ACTIVATED: 'success', LEFT: 'neutral' } as const

const usersQuery = {
  search: text(),
  status: optionalOneOf(STATUSES),
  sort: sortBy(['lastName', 'payrollId', 'status', 'startDate'], 'lastName'),
  ...paged([25, 50, 100]),
}

// i18n-keys: payroll:users.status.*
const userColumns = defineColumns<PayrollUser>(
  'payroll',
  {
    lastName: column.identity(({ lastName, firstName }) => `${lastName} ${firstName}`, {
      header: 'columns.name',
      second: ({ login }) => login,
    }),
    payrollId: column.code(({ payrollId }) => payrollId),
    status: column.status(({ status }, { t }) => ({
      tone: TONES[status],
      text: t(`users.status.${status}`),
    })),
    problems: column.plain(({ problems }, { t }) => problems.map(problemText(t)).join(', ')),
    startDate: column.date(({ startDate }) => startDate),
    endDate: column.date(({ endDate }) => endDate, { hidden: true }),
    lastSyncedOn: column.moment(({ lastSyncedOn }) => lastSyncedOn, { hidden: true }),
  },
  ({ uuid }) => uuid,
)

/** The people from the last sync. Waiting ones are corrected or activated here. */
export function PayrollUsersCard() {
  const { t } = useTranslation('payroll')
  const corporateAccountOspId = useCompanyOspId()
  const list = useList(getPayrollUsers, usersQuery, ({ search, status }) => ({
    query: { corporateAccountOspId, ...onlySet({ search, status }) },
  }))
  return (
    <ListCard
      list={list}
      id="payroll-users"
      words="users"
      columns={userColumns}
      filters={[oneOfValues('status', STATUSES)]}
      actions={payrollUserActions}
      rowTo={({ user }) => user && hrefTo('AppUserDetail', { userOspId: user.ospId })}
      rowName={({ firstName, lastName }) => t('users.named', { name: `${firstName} ${lastName}` })}
    />
  )
}
