import { useTranslation } from 'react-i18next'
import { downloadPayrollReport } from '@/api/generated/operations/payroll.ts'
import { useDownload } from '@/api/use-download.ts'
import { month } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { DownloadButton } from '@/ui/files/download-button.tsx'
import type { Report } from './use-reports.ts'

const TONES = { CREATED: 'info', SENT: 'info', ACCEPTED: 'success', REJECTED: 'danger' } as const

// i18n-keys: payroll:reports.status.*
export const reportColumns = defineColumns<Report>(
  'payroll',
  {
    month: column.plain((report) => month(report.month), { type: 'month' }),
    status: column.status(({ status }, { t }) => ({
      tone: TONES[status],
      text: t(`reports.status.${status}`),
    })),
    file: column.plain(({ fileName }) => fileName, {
      cell: (report) => <ReportFile report={report} />,
      type: 'actions',
      shown: ({ format }) => format,
    }),
    message: column.text(({ message }) => message),
    lineCount: column.count(({ lineCount }) => lineCount),
    skippedCount: column.count(({ skippedCount }) => skippedCount),
    totalAmount: column.money(({ totalAmount }) => totalAmount),
    refreshedOn: column.moment(({ refreshedOn }) => refreshedOn, { priority: 3 }),
    provider: column.plain(({ providerName }) => providerName, { hidden: true }),
    createdOn: column.moment(({ createdOn }) => createdOn, { hidden: true }),
  },
  ({ id }) => id,
)

/** R242: the file in the format of the provider. */
function ReportFile({ report: { id, format, fileName } }: { readonly report: Report }) {
  const { t } = useTranslation('payroll')
  const { run } = useDownload(downloadPayrollReport)
  return (
    <DownloadButton
      size="small"
      aria-label={t('reports.download', { name: fileName })}
      download={() => run({ path: { id } })}
    >
      {format}
    </DownloadButton>
  )
}
