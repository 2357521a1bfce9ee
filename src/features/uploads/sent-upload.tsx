import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { components } from '@/api/generated/schema.ts'
import { getUpload } from '@/api/generated/operations/uploads.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { KindUpload } from './kind-upload.tsx'
import styles from './uploads.module.css'

interface SentUploadProps {
  readonly uploadId: string
  readonly onAnother: () => void
}

/** A file that was sent before: it goes on where it stands (G370). */
export function SentUpload({ uploadId, onAnother }: SentUploadProps) {
  const { t } = useTranslation(['uploads', 'ui'])
  const read = useRead(getUpload, { body: { uploadId } }, { ignore: ['NOT_FOUND'] })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles['sent']}>
      <Loaded
        read={read.data && read.isValidating ? { ...read, data: undefined } : read}
        onError={({ status }) =>
          status === 404 ? (
            <EmptyState
              kind="nothing-yet"
              title={t('missing.title')}
              text={t('missing.text')}
              action={<Button onClick={onAnother}>{t('ui:upload.another')}</Button>}
            />
          ) : undefined
        }
      >
        {(upload) => <GoOn upload={upload} onAnother={onAnother} />}
      </Loaded>
    </div>
  )
}

type Details = components['schemas']['UploadDetails']

function GoOn({ upload, onAnother }: { readonly upload: Details; readonly onAnother: () => void }) {
  const { t } = useTranslation('uploads')
  const { uploadId, kind, fileName, rowCount, result, failedRows, mrp, reseller, corporateAccount } = upload
  const isChecked = kind !== 'car-share' && kind !== 'co2' // G075
  const unchecked = { rowCount, validCount: rowCount, errors: [], skipped: [], alreadyProcessed: [] }
  return (
    <KindUpload
      kind={kind}
      chosen={{
        ...(mrp && { mrpOspId: mrp.ospId }),
        ...(reseller && { resellerOspId: reseller.ospId }),
        ...(corporateAccount && { corporateAccountOspId: corporateAccount.ospId }),
      }}
      sent={{
        id: uploadId,
        name: fileName === '' ? t('unnamed') : fileName,
        verdict: result ?? (isChecked ? undefined : unchecked),
      }}
      failedRows={failedRows.map(({ line, cells }) => ({
        line,
        cells: Object.fromEntries(cells.map(({ column, text }) => [column, text])),
      }))}
      onAnother={onAnother}
    />
  )
}
