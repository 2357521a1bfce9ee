import { useTranslation } from 'react-i18next'
import { downloadReport } from '@/api/generated/operations/reporting.ts'
import type { components } from '@/api/generated/schema.ts'
import type { Params } from '@/api/operation.ts'
import { useDownload } from '@/api/use-download.ts'
import { DownloadButton } from '@/ui/files/download-button.tsx'

type ReportType = components['schemas']['ReportType']

interface ReportFilesProps {
  readonly type: ReportType
  /** Which reports of this kind: one, or those of a month and a company. */
  readonly query: NonNullable<Params<'downloadReport'>['query']>
  /** What is in the file, for screen readers. */
  readonly what: string
}

/** The files of a report, one button per suffix (G081), with the notices of a long download (R258). */
export function ReportFiles({ type: { reportType, suffixes }, query, what }: ReportFilesProps) {
  const { t } = useTranslation('reporting')
  const { run } = useDownload(downloadReport)
  return (
    <span className="row">
      {suffixes.map((suffix) => {
        const kind = suffix.slice(1).toUpperCase()
        return (
          <DownloadButton
            key={suffix}
            size="small"
            aria-label={t('files.download', { what, kind })}
            download={() => run({ path: { typeWithSuffix: `${reportType}${suffix}` }, query })}
          >
            {kind}
          </DownloadButton>
        )
      })}
    </span>
  )
}
