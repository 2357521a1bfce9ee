import { useTranslation } from 'react-i18next'
import { findReportsByFilter } from '@/api/generated/operations/reporting.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { monthName } from '@/i18n/long-dates.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { ReportFiles } from './report-files.tsx'

type ReportType = components['schemas']['ReportType']

interface LatestReportsProps {
  readonly types: readonly ReportType[]
  readonly corporateAccountOspId: string | undefined
}

/** The latest report of each kind, which users need most. */
export function LatestReports({ types, corporateAccountOspId }: LatestReportsProps) {
  const { t } = useTranslation('reporting')
  return (
    <Card title={t('latest.title')}>
      <PropertyList
        items={types.map((type) => ({
          label: type.label,
          value: <Latest type={type} corporateAccountOspId={corporateAccountOspId} />,
        }))}
      />
    </Card>
  )
}

interface LatestProps {
  readonly type: ReportType
  readonly corporateAccountOspId: string | undefined
}

/**
 * The month of the latest report, with its files. Without a company, the files contain the reports of all companies.
 */
function Latest({ type, corporateAccountOspId }: LatestProps) {
  const { t, i18n } = useTranslation('reporting')
  const company = corporateAccountOspId === undefined ? {} : { corporateAccountOspId }
  const read = useRead(findReportsByFilter, {
    query: { page: 0, size: 1, sort: '-reportMonth' },
    body: { reportType: type.reportType, ...company },
  })
  const latest = read.data?.content[0]
  const month = latest?.reportMonth
  if (month === undefined) return <span className="muted">{read.data && t('latest.none')}</span>
  const name = monthName(month, i18n.language)
  return (
    <span className="row">
      <span>{name}</span>
      <ReportFiles
        type={type}
        query={{ monthFrom: month, monthTo: month, ...company }}
        // Without a company the file contains the reports of many.
        reportOspId={corporateAccountOspId === undefined ? undefined : latest?.ospId}
        what={`${type.label}, ${name}`}
      />
    </span>
  )
}
