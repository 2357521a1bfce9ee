import { useTranslation } from 'react-i18next'
import { onlySet } from '@/base/only-set.ts'
import { getUploadsByFilter } from '@/api/generated/operations/uploads.ts'
import { withFacts } from '@/lists/columns.tsx'
import { oneOfValues } from '@/lists/filters.tsx'
import { ListCard } from '@/lists/list-card.tsx'
import { useList } from '@/lists/use-list.ts'
import { addressOf } from '@/routes/href.ts'
import { usePath } from '@/routes/navigate.tsx'
import { UPLOAD_STATES, toUploadFilter, uploadColumns, uploadsQuery } from './uploads-list.tsx'
import type { UploadTab } from './upload-tabs.ts'

interface EarlierUploadsProps {
  readonly tab: UploadTab
  readonly corporateAccountOspId: string | undefined
}

/** The earlier uploads of this tab: each row opens the current step of its file (G370). */
export function EarlierUploads({ tab, corporateAccountOspId }: EarlierUploadsProps) {
  const { t } = useTranslation('uploads')
  const path = usePath()
  const list = useList(getUploadsByFilter, uploadsQuery, (query) => ({
    body: { ...toUploadFilter(query, tab.kinds), ...onlySet({ corporateAccountOspId }) },
  }))
  return (
    <ListCard
      list={list}
      id="uploads"
      area="uploads"
      words="earlier"
      captionValues={{ kind: t(`screens.${tab.screen}`) }}
      columns={withFacts(uploadColumns, tab)}
      filters={[oneOfValues('state', UPLOAD_STATES)]}
      rowTo={({ uploadId }) => addressOf(path, {}, { upload: uploadId })}
    />
  )
}
