import { useCallback, useMemo } from 'react'
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
export function useColumnLabel(columns: readonly LabelledColumn[]): (name: string) => string {
  const { t } = useTranslation('ui')
  const plainLabelOf = usePlainColumnLabel(columns)
  return useCallback(
    (name) => {
      const label = plainLabelOf(name)
      return label.toLowerCase() === name.toLowerCase() ? label : t('upload.columnLabel', { label, name })
    },
    [plainLabelOf, t],
  )
}

/** The label of a column as in the forms, for what is heard. */
export function usePlainColumnLabel(columns: readonly LabelledColumn[]): (name: string) => string {
  return useMemo(() => {
    const labels = new Map(columns.map(({ name, label }) => [name, label]))
    return (name) => labels.get(name) ?? name
  }, [columns])
}

type LabelledColumn = Pick<FileColumn, 'name' | 'label'>
