import { useTranslation } from 'react-i18next'
import { dateTime, number } from '@/i18n/formats.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import type { Upload } from './upload-actions.ts'

/** The name of the file, its progress, and its sender (G370). */
export function UploadFacts({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('uploads')
  const { kind, state, rowCount, errorCount, processedCount, mrp, reseller, uploadedBy, uploadedOn } = upload
  return (
    <PropertyList
      items={[
        { label: t('list.columns.kind'), value: t(`kinds.${kind}.name`) },
        { label: t('list.columns.state'), value: t(`states.${state}`) },
        { label: t('list.columns.rowCount'), value: number(rowCount) },
        {
          label: t('list.columns.errorCount'),
          value: state === 'UPLOADED' ? undefined : number(errorCount),
        },
        { label: t('list.columns.processedCount'), value: number(processedCount) },
        { label: t('list.columns.mrp'), value: mrp && <bdi>{mrp.name}</bdi> },
        { label: t('list.columns.reseller'), value: reseller && <bdi>{reseller.name}</bdi> },
        { label: t('list.columns.uploadedBy'), value: <bdi>{uploadedBy.name}</bdi> },
        { label: t('list.columns.uploadedOn'), value: dateTime(uploadedOn) },
      ]}
    />
  )
}
