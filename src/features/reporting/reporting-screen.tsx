import { useTranslation } from 'react-i18next'
import { findReportsByFilter, listReportTypes } from '@/api/generated/operations/reporting.ts'
import { useRead } from '@/api/use-read.ts'
import { withFacts } from '@/lists/columns.tsx'
import { choice } from '@/lists/filters.tsx'
import { id, page, size, sortBy } from '@/lists/list-query.ts'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useList } from '@/lists/use-list.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { reportColumns } from './report-columns.tsx'

const reportsQuery = {
  page: page(),
  size: size([25, 50, 100]),
  sort: sortBy(['createdOn', 'reportMonth', 'reportType'], '-createdOn'),
  type: id(),
}

/** R043: the reports that are there, of the selected company or of all one may see. */
export default function ReportingScreen() {
  const { t } = useTranslation('reporting')
  const corporateAccountOspId = useAccountOspId()
  const types = useRead(listReportTypes, {}, { keep: true }).data
  const list = useList(findReportsByFilter, reportsQuery, ({ type }) => ({
    body: {
      ...(corporateAccountOspId !== undefined && { corporateAccountOspId }),
      ...(type !== undefined && { reportType: type }),
    },
  }))
  const options = types?.map(({ reportType, label }) => ({ value: reportType, label }))
  return (
    <ListScreen
      name="Reporting"
      lead={t('lead')}
      list={list}
      id="reports"
      columns={withFacts(reportColumns, { types })}
      filters={[choice('type', options)]}
    />
  )
}
