import { oneOfValues } from '@/lists/filters.tsx'
import { ListView } from '@/lists/list-view.tsx'
import { reportActions } from './report-actions.ts'
import { reportColumns } from './report-columns.tsx'
import { REPORT_STATUSES, useReports } from './use-reports.ts'

/** The reports for the payroll provider, the newest month first. */
export default function PayrollReportsScreen() {
  return (
    <ListView
      name="PayrollReports"
      words="reports"
      list={useReports()}
      id="payroll-reports"
      columns={reportColumns}
      filters={[oneOfValues('status', REPORT_STATUSES)]}
      actions={reportActions}
    />
  )
}
