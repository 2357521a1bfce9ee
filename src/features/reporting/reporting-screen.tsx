import { useTranslation } from 'react-i18next'
import { findReportsByFilter, listReportTypes } from '@/api/generated/operations/reporting.ts'
import { useRead } from '@/api/use-read.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { monthName } from '@/i18n/long-dates.ts'
import { withFacts } from '@/lists/columns.tsx'
import { choice, yesNo } from '@/lists/filters.tsx'
import { ListCard } from '@/lists/list-card.tsx'
import { useList } from '@/lists/use-list.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { FiguresList } from './figures-list.tsx'
import { LatestReports } from './latest-reports.tsx'
import { Recipients } from './recipients.tsx'
import { reportColumns } from './report-columns.tsx'
import { RequestReport } from './request-report.tsx'
import { months, reportsQuery, toFilter } from './reports-query.ts'

/**
 * R043: the reports, the figures and the recipients, of the selected company or of all companies that the viewer may
 * see.
 */
export default function ReportingScreen() {
  const { t, i18n } = useTranslation('reporting')
  const company = useAccountOspId()
  const types = useRead(listReportTypes, {}, { keep: true }).data
  const list = useList(findReportsByFilter, reportsQuery, (query) => ({ body: toFilter(query, company) }))
  const kinds = types?.map(({ reportType, label }) => ({ value: reportType, label }))
  const monthOptions = months().map((month) => ({ value: month, label: monthName(month, i18n.language) }))
  return (
    <ScreenFrame name="Reporting" lead={t('lead')}>
      <div className="stack stack-wide">
        {types && <LatestReports types={types} corporateAccountOspId={company} />}
        <ListCard
          list={list}
          id="reports"
          area="reporting"
          columns={withFacts(reportColumns, { types, isOfAll: company === undefined })}
          filters={[
            choice('type', kinds),
            choice('monthFrom', monthOptions),
            choice('monthTo', monthOptions),
            yesNo('downloaded'),
          ]}
        />
        {types && company !== undefined && <RequestReport types={types} corporateAccountOspId={company} />}
        <FiguresList parentOspId={company} />
        {company !== undefined && <Recipients corporateAccountOspId={company} />}
      </div>
    </ScreenFrame>
  )
}
