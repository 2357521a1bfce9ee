import { useTranslation } from 'react-i18next'
import { onlySet } from '@/base/only-set.ts'
import { useState } from 'react'
import type { FileUploadProps } from '@/domain/uploads/file-upload.tsx'
import { KindUpload } from './kind-upload.tsx'
import { UploadChoices } from './upload-choices.tsx'
import type { UploadTab } from './upload-tabs.ts'

interface NewUploadProps extends Pick<FileUploadProps, 'renderLayout'> {
  readonly tab: UploadTab
  readonly corporateAccountOspId: string | undefined
  readonly onSent: (id: string) => void
  readonly onAnother: () => void
}

/** A file input, preceded by the required choices. */
export function NewUpload({ tab, corporateAccountOspId, ...on }: NewUploadProps) {
  const { t } = useTranslation('uploads')
  const [kind, setKind] = useState(tab.kinds[0])
  const [resellerOspId, setReseller] = useState('')
  const [mrpOspId, setProvider] = useState('')
  const chosen = onlySet({ resellerOspId, mrpOspId, corporateAccountOspId })
  return (
    <KindUpload
      kind={kind}
      chosen={chosen}
      refused={tab.hasProvider && mrpOspId === '' ? t('choices.providerFirst') : undefined}
      before={
        <>
          <UploadChoices
            tab={tab}
            kind={kind}
            onKind={setKind}
            reseller={resellerOspId}
            onReseller={setReseller}
            provider={mrpOspId}
            onProvider={setProvider}
          />
          {/* If there are several kinds, the page's description cannot describe the selected one. */}
          {tab.kinds.length > 1 && <p>{t(`kinds.${kind}.lead`)}</p>}
        </>
      }
      {...on}
    />
  )
}
