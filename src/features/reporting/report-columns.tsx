import type { components } from '@/api/generated/schema.ts'
import { month } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { ReportFiles } from './report-files.tsx'

type Report = components['schemas']['Report']
type ReportType = components['schemas']['ReportType']

export interface ReportFacts {
  /** Names and suffixes of the kinds of reports. An unknown kind is shown as its key. */
  readonly types: readonly ReportType[] | undefined
  /** The reports may be of several companies. */
  readonly isOfAll: boolean
}

const typeOf = ({ reportType }: Report, { types }: ReportFacts): ReportType | undefined =>
  types?.find((type) => type.reportType === reportType)
const labelOf = (report: Report, facts: ReportFacts): string =>
  typeOf(report, facts)?.label ?? report.reportType

/** The columns of the list of reports. */
// i18n-keys: reporting:period.*
export const reportColumns = defineColumns<Report, ReportFacts>('reporting', {
  reportType: column.plain(labelOf, { header: 'columns.type' }),
  reportMonth: column.plain(({ reportMonth }) => reportMonth && month(reportMonth), {
    header: 'columns.month',
    type: 'month',
  }),
  reportPeriod: column.plain(({ reportPeriod = '' }, { t }) => t(`period.${reportPeriod}`), {
    header: 'columns.period',
  }),
  company: column.plain(({ corporateAccountName }) => corporateAccountName, {
    when: ({ isOfAll }) => isOfAll,
  }),
  companyExtId: column.code(({ corporateAccountExtId }) => corporateAccountExtId, { hidden: true }),
  mspExtId: column.code(({ mspExtId }) => mspExtId, { hidden: true }),
  createdOn: column.moment(({ createdOn }) => createdOn, { priority: 3 }),
  downloadedOn: column.moment(({ downloadedOn }) => downloadedOn),
  files: {
    text: (report, facts) => typeOf(report, facts)?.suffixes.join(' ') ?? '',
    cell: (report, facts) => {
      const type = typeOf(report, facts)
      const { ospId, reportMonth, corporateAccountName = '' } = report
      const what = [type?.label, reportMonth && month(reportMonth), corporateAccountName]
      return (
        type && (
          <ReportFiles
            type={type}
            query={{ reportOspId: ospId }}
            reportOspId={ospId}
            what={what.filter(Boolean).join(', ')}
          />
        )
      )
    },
    type: 'actions',
    hideable: false,
  },
})
