import RefreshCw from 'lucide-react/icons/refresh-cw'
import { actionsOn } from '@/actions/define-actions.ts'
import { findPayrollReports, refreshPayrollReport } from '@/api/generated/operations/payroll.ts'
import { month } from '@/i18n/formats.ts'
import type { Report } from './use-reports.ts'

export const reportActions = actionsOn<Report>({
  area: 'payroll',
  idParam: 'report',
  idOf: ({ id }) => id,
  nameOf: (report) => month(report.month),
})({
  refresh: {
    icon: RefreshCw,
    operation: refreshPayrollReport,
    path: ({ id }) => ({ id }),
    refuses: ({ status }) => (status === 'ACCEPTED' ? 'final' : undefined),
    refreshes: [findPayrollReports],
    immediate: true,
    done: ({ status }) => (status === 'ACCEPTED' ? 'accepted' : 'done'),
  },
})
