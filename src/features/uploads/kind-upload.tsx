import { useTranslation } from '@/i18n/use-translation.ts'
import type { TableRow } from '~files/rows.ts'
import type { UploadKind } from '~files/upload-files.ts'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import { getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import { getReconciliationProblems } from '@/api/generated/operations/reconciliation.ts'
import { getUpload, getUploadsByFilter } from '@/api/generated/operations/uploads.ts'
import { FileUpload, type FileUploadProps } from '@/domain/uploads/file-upload.tsx'
import { FileColumns } from './file-columns-card.tsx'
import { acceptOf, columnsOf } from './file-columns.ts'
import { UploadSums } from './upload-sums.tsx'
import { CALLS, type Chosen } from './upload-calls.ts'

interface KindUploadProps extends Pick<
  FileUploadProps,
  'before' | 'refused' | 'sent' | 'onSent' | 'onAnother'
> {
  readonly kind: UploadKind
  readonly chosen: Chosen
  /** The failed rows of a file that was sent before. */
  readonly failedRows?: readonly TableRow[]
}

/** What a step of an upload changes: the uploads, what was booked, the problems that it opened, and what waits. */
const CHANGED = [getUploadsByFilter, getUpload, getEventsByFilter, getReconciliationProblems, getWorkQueues]

/** The upload of a file of this kind: its columns, calls and texts, in the pattern of all uploads. */
export function KindUpload({ kind, chosen, ...upload }: KindUploadProps) {
  const { t } = useTranslation('uploads')
  const accept = acceptOf(kind)
  return (
    <FileUpload
      {...upload}
      kind={kind}
      label={t(`kinds.${kind}.name`)}
      accept={accept}
      hint={t(accept.includes('xml') ? 'hint.withXml' : 'hint.tables')} // R173
      columns={columnsOf(kind)}
      check={async (file) => (await import('./check-provider-file.ts')).checkProviderFile(file, kind)}
      calls={CALLS[kind](chosen)}
      refreshes={CHANGED}
      failedFile={t('failedFile', { name: t(`kinds.${kind}.file`) })}
      words={{ ready: t('ready'), process: (count) => t('process', { count }), done: t('done') }}
      help={<FileColumns kind={kind} />}
      about={(answer) => <UploadSums {...answer} />}
    />
  )
}
