import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** A column of a file, as shown to users. */
export interface FileColumn {
  /** Its name in the file. */
  readonly name: string
  /** Its label in the portal's forms. */
  readonly label: string
  readonly isRequired: boolean
  /** Its format. */
  readonly help?: string | undefined
}

/** The label of a column in messages: as in the forms, with its header in the file: `Gsm-nummer (msisdn)`. */
export function useColumnLabel(
  columns: readonly Pick<FileColumn, 'name' | 'label'>[],
): (name: string) => string {
  const { t } = useTranslation('ui')
  return useMemo(() => {
    const labels = new Map(columns.map(({ name, label }) => [name, label]))
    return (name) => {
      const label = labels.get(name)
      if (label === undefined || label.toLowerCase() === name.toLowerCase()) return label ?? name
      return t('upload.columnLabel', { label, name })
    }
  }, [columns, t])
}
