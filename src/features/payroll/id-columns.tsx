import type { components } from '@/api/generated/schema.ts'
import { column, defineColumns } from '@/lists/columns.tsx'

export type IdMapping = components['schemas']['PayrollIdMapping']

export const idColumns = defineColumns<IdMapping>(
  'payroll',
  {
    name: column.identity(({ user }) => user.name, { second: ({ employeeNumber }) => employeeNumber }),
    userExtId: column.code(({ userExtId }) => userExtId),
    payrollId: column.code(({ payrollId }) => payrollId, {
      cell: ({ payrollId }, { t }) => payrollId ?? <span className="muted">{t('ids.none')}</span>,
    }),
    managed: column.plain(({ externallyManaged }, { t }) =>
      t(externallyManaged ? 'ids.byPayroll' : 'ids.byHand'),
    ),
    active: column.status(({ active }, { t }) => ({
      tone: active ? 'success' : 'neutral',
      text: t(active ? 'ids.active' : 'ids.inactive'),
    })),
  },
  ({ userExtId }) => userExtId,
)
