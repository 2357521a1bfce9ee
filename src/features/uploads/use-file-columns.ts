import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadKind } from '~files/upload-files.ts'
import type { FileColumn } from '@/domain/uploads/file-column.ts'
import { columnsOf, isExplained, requiredColumnsOf } from './file-columns.ts'

/** The columns of files of this kind, with their descriptions. */
// i18n-keys: uploads:columns.*, uploads:help.*
export function useFileColumns(kind: UploadKind): readonly FileColumn[] {
  const { t } = useTranslation('uploads')
  return useMemo(() => {
    const required = requiredColumnsOf(kind)
    return columnsOf(kind).map((name) => ({
      name,
      label: t(`columns.${name}`),
      isRequired: required.includes(name),
      help: isExplained(name) ? t(`help.${name}`) : undefined,
    }))
  }, [kind, t])
}
