import { useTranslation } from 'react-i18next'
import {
  downloadReport,
  findReportsByFilter,
  markReportDownloaded,
} from '@/api/generated/operations/reporting.ts'
import type { components } from '@/api/generated/schema.ts'
import type { Params } from '@/api/operation.ts'
import { useDownload } from '@/api/use-download.ts'
import { write } from '@/api/use-write.ts'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { NotReceivedMark } from '@/ui/basics/not-received.tsx'
import { DownloadButton } from '@/ui/files/download-button.tsx'

type ReportType = components['schemas']['ReportType']

interface ReportFilesProps {
  readonly type: ReportType
  /** The requested reports of this kind: one, or those of a month and a company. */
  readonly query: NonNullable<Params<'downloadReport'>['query']>
  /** The only report in the file. A complete download marks it as downloaded (G317). */
  readonly reportOspId?: string | undefined
  /** The content of the file, for screen readers. */
  readonly what: string
}

/** The files of a report, one button per suffix (G081), with the notices of a long download (R258). */
export function ReportFiles({ type, query, reportOspId, what }: ReportFilesProps) {
  const { t } = useTranslation('reporting')
  const { reportType, suffixes } = type
  const { run } = useDownload(downloadReport)
  const save = async (suffix: string): Promise<void> => {
    await run({ path: { typeWithSuffix: `${reportType}${suffix}` }, query })
    if (reportOspId !== undefined) void note(reportOspId)
  }
  return (
    <span className="row">
      {suffixes.map((suffix) => {
        if (suffix === NOT_RECEIVED) return <NotReceivedMark key={suffix} />
        const kind = suffix.slice(1).toUpperCase()
        return (
          <DownloadButton
            key={suffix}
            size="small"
            aria-label={t('files.download', { what, kind })}
            download={async () => save(suffix)}
          >
            {kind}
          </DownloadButton>
        )
      })}
    </span>
  )
}

/** The file is already saved, so a failure to mark it is ignored. */
const note = async (ospId: string): Promise<unknown> =>
  write(markReportDownloaded, { body: { ospId } }, { refreshes: [findReportsByFilter], ignore: ['*'] }).catch(
    () => undefined,
  )
