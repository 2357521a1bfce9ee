import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { TableRow } from '~files/rows.ts'
import type { components } from '@/api/generated/schema.ts'
import { getUpload } from '@/api/generated/operations/uploads.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { RowsWithSide } from './rows-with-side.tsx'
import { KindUpload } from './kind-upload.tsx'
import styles from './uploads.module.css'

interface SentUploadProps {
  readonly uploadId: string
  readonly onSent: (id: string) => void
  readonly onAnother: () => void
}

/** A file that was sent earlier: it continues with its current step (G370). */
export function SentUpload({ uploadId, ...on }: SentUploadProps) {
  const { t } = useTranslation(['uploads', 'ui'])
  const read = useRead(getUpload, { body: { uploadId } }, { ignore: ['NOT_FOUND'] })
  // Data that was read before the page opened may be outdated. After the first response, the steps themselves track the
  // state of the file.
  const [opened, setOpened] = useState<Details>()
  if (!opened && read.data && !read.isValidating) setOpened(read.data)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1} className={styles['sent']}>
      <Loaded
        read={{ ...read, data: opened }}
        onError={({ status }) =>
          status === 404 ? (
            <EmptyState
              kind="nothing-yet"
              title={t('missing.title')}
              text={t('missing.text')}
              action={<Button onClick={on.onAnother}>{t('ui:upload.another')}</Button>}
            />
          ) : undefined
        }
      >
        {(upload) => <ContinueUpload upload={upload} {...on} />}
      </Loaded>
    </div>
  )
}

async function readFailedRows(uploadId: string): Promise<readonly TableRow[]> {
  const { failedRows } = await call(getUpload, { body: { uploadId } })
  return failedRows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(cells.map(({ column, text }) => [column, text])),
  }))
}

type Details = components['schemas']['UploadDetails']

interface ContinueUploadProps extends Omit<SentUploadProps, 'uploadId'> {
  readonly upload: Details
}

function ContinueUpload({ upload, ...on }: ContinueUploadProps) {
  const { t } = useTranslation('uploads')
  const { uploadId, kind, fileName, rowCount, result, mrp, reseller, corporateAccount } = upload
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
      failedRows={() => readFailedRows(uploadId)}
      renderLayout={(flow, _isChoosing, side) => <RowsWithSide side={side}>{flow}</RowsWithSide>}
      {...on}
    />
  )
}
