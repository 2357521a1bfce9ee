import type { components } from '@/api/generated/schema.ts'
import { month } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'

type Report = components['schemas']['Report']

export interface ReportFacts {
  /** Words for the kinds of reports; an unknown kind is shown as its key. */
  readonly types: readonly components['schemas']['ReportType'][] | undefined
}

/** The columns of the list of reports. */
// i18n-keys: reporting:period.*
export const reportColumns = defineColumns<Report, ReportFacts>('reporting', {
  reportType: column.plain(
    ({ reportType }, { types }) => types?.find((type) => type.reportType === reportType)?.label ?? reportType,
    { header: 'columns.type', width: 260 },
  ),
  reportMonth: column.plain(({ reportMonth }) => reportMonth && month(reportMonth), {
    header: 'columns.month',
  }),
  reportPeriod: column.plain(({ reportPeriod = '' }, { t }) => t(`period.${reportPeriod}`, reportPeriod), {
    header: 'columns.period',
  }),
  company: column.plain(({ corporateAccountName }) => corporateAccountName),
  createdOn: column.moment(({ createdOn }) => createdOn),
})
