import { useState } from 'react'
import { useAddressParam } from '@/routes/address-param.ts'
import { AddFileSlot } from './add-file-slot.tsx'
import { EarlierUploads } from './earlier-uploads.tsx'
import { NewUpload } from './new-upload.tsx'
import { RowsWithSide } from './rows-with-side.tsx'
import { SentUpload } from './sent-upload.tsx'
import type { UploadTab } from './upload-tabs.ts'
import styles from './uploads.module.css'

interface UploadingProps {
  readonly tab: UploadTab
  /** The file can only refer to users of this company. */
  readonly corporateAccountOspId?: string
}

/**
 * The earlier files of one kind, and a place to upload another. The address contains the file as soon as the server has
 * it, so that a reload continues with it (G370).
 */
export function Uploading({ tab, corporateAccountOspId }: UploadingProps) {
  const [named, setNamed] = useAddressParam('upload')
  /** The last file that was sent from here, and the file that was in the address before, whose page stays mounted. */
  const [own, setOwn] = useState<{ readonly id: string; readonly before: string | undefined }>()
  const shown = named !== undefined && named === own?.id ? own.before : named
  const onSent = (id: string): void => {
    setOwn({ id, before: shown })
    setNamed(id)
  }
  const [isBack, setIsBack] = useState(false)
  const onAnother = (): void => {
    setNamed(undefined)
    setIsBack(true)
  }
  const earlier = <EarlierUploads tab={tab} corporateAccountOspId={corporateAccountOspId} />
  if (shown !== undefined)
    return (
      <div className={styles['main']}>
        <SentUpload key={shown} uploadId={shown} onSent={onSent} onAnother={onAnother} />
        {earlier}
      </div>
    )
  return (
    <NewUpload
      tab={tab}
      corporateAccountOspId={corporateAccountOspId}
      onSent={onSent}
      onAnother={onAnother}
      renderLayout={(flow, isChoosing, side) =>
        isChoosing ? (
          <>
            <div className={styles['main']}>{earlier}</div>
            <AddFileSlot isFocused={isBack} help={side}>
              {flow}
            </AddFileSlot>
          </>
        ) : (
          <div className={styles['main']}>
            <RowsWithSide side={side}>{flow}</RowsWithSide>
            {earlier}
          </div>
        )
      }
    />
  )
}
