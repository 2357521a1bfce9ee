import { useTranslation } from '@/i18n/use-translation.ts'
import type { UploadKind } from '~files/upload-files.ts'
import { TemplateCard } from '@/domain/uploads/template-card.tsx'
import { columnsOf, isExplained, requiredColumnsOf } from './file-columns.ts'

/** An empty file of this kind, and what stands in its columns. */
// i18n-keys: uploads:columns.*, uploads:help.*
export function FileColumns({ kind }: { readonly kind: UploadKind }) {
  const { t } = useTranslation('uploads')
  const required = requiredColumnsOf(kind)
  return (
    <TemplateCard
      fileName={t(`kinds.${kind}.file`)}
      columns={columnsOf(kind).map((name) => ({
        name,
        label: t(`columns.${name}`),
        isRequired: required.includes(name),
        help: isExplained(name) ? t(`help.${name}`) : undefined,
      }))}
    />
  )
}
