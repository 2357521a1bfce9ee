import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** A column of a file, for people. */
export interface FileColumn {
  /** As the file names it. */
  readonly name: string
  /** As the forms of the portal call it. */
  readonly label: string
  readonly isRequired: boolean
  /** How it is written. */
  readonly help?: string | undefined
}

/** What a column is called in messages: as in the forms, and as its head in the file: `Gsm-nummer (msisdn)`. */
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
