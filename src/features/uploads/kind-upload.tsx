import { useTranslation } from 'react-i18next'
import { FILE_LIMITS_IN_WORDS } from '@/i18n/file-limits.ts'
import { UPLOAD_FORMATS, type UploadKind } from '~files/upload-files.ts'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import { getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import { getReconciliationProblems } from '@/api/generated/operations/reconciliation.ts'
import { getUpload, getUploadsByFilter } from '@/api/generated/operations/uploads.ts'
import { FileUpload, type FileUploadProps } from '@/domain/uploads/file-upload.tsx'
import { useFileColumns } from './use-file-columns.ts'
import { UploadDifferences, UploadSums } from './upload-sums.tsx'
import { CALLS, type Chosen } from './upload-calls.ts'

interface KindUploadProps extends Pick<
  FileUploadProps,
  'before' | 'refused' | 'sent' | 'renderLayout' | 'failedRows' | 'onSent' | 'onAnother'
> {
  readonly kind: UploadKind
  readonly chosen: Chosen
}

/**
 * The reads that a step of an upload affects: the uploads, the bookings, the reconciliation problems, and the work
 * queues.
 */
const CHANGED = [getUploadsByFilter, getUpload, getEventsByFilter, getReconciliationProblems, getWorkQueues]

/** The upload of a file of one kind: passes its columns, calls and texts to the upload shared by all kinds. */
export function KindUpload({ kind, chosen, ...upload }: KindUploadProps) {
  const { t } = useTranslation('uploads')
  const format = UPLOAD_FORMATS[kind]
  const columns = useFileColumns(kind)
  return (
    <FileUpload
      {...upload}
      kind={kind}
      label={t(`kinds.${kind}.name`)}
      hint={t(format.isXmlAccepted ? 'hint.withXml' : 'hint.tables', FILE_LIMITS_IN_WORDS)} // R173
      format={format}
      columns={columns}
      templateFile={t(`kinds.${kind}.file`)}
      loadValidator={async () => (await import('./validate-provider-rows.ts')).providerRowsValidator(kind)}
      calls={CALLS[kind](chosen)}
      refreshes={CHANGED}
      failedFile={t('failedFile', { name: t(`kinds.${kind}.file`) })}
      words={{ ready: t('ready'), process: (count) => t('process', { count }), done: t('done') }}
      about={(response) => <UploadDifferences {...response} />}
      sums={(response) => <UploadSums {...response} />}
    />
  )
}
