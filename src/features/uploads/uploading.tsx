import { useState } from 'react'
import { useAddressParam } from '@/routes/address-param.ts'
import { EarlierUploads } from './earlier-uploads.tsx'
import { NewUpload } from './new-upload.tsx'
import { SentUpload } from './sent-upload.tsx'
import type { UploadTab } from './upload-tabs.ts'

interface UploadingProps {
  readonly tab: UploadTab
  /** Only users of this company are found. */
  readonly corporateAccountOspId?: string
}

/**
 * Uploads a file, with the earlier ones below. The address contains the file as soon as the server has it, so that a
 * reload continues (G370).
 */
export function Uploading({ tab, corporateAccountOspId }: UploadingProps) {
  const [named, setNamed] = useAddressParam('upload')
  /** The last file that was sent from here, and the previous one in the address, whose page stays. */
  const [own, setOwn] = useState<{ readonly id: string; readonly before: string | undefined }>()
  const shown = named !== undefined && named === own?.id ? own.before : named
  const onSent = (id: string): void => {
    setOwn({ id, before: shown })
    setNamed(id)
  }
  const onAnother = (): void => setNamed(undefined)
  return (
    <div className="stack stack-wide">
      {shown === undefined ? (
        <NewUpload
          tab={tab}
          corporateAccountOspId={corporateAccountOspId}
          onSent={onSent}
          onAnother={onAnother}
        />
      ) : (
        <SentUpload key={shown} uploadId={shown} onSent={onSent} onAnother={onAnother} />
      )}
      <EarlierUploads tab={tab} corporateAccountOspId={corporateAccountOspId} />
    </div>
  )
}
