import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The label of a field of the form. For a part of an address it includes the address (`homeAddress.city`). */
export function useFieldLabel(): (name: string) => string {
  const { t } = useTranslation('app-users')
  return useCallback(
    (name) => {
      const [group = '', part] = name.split('.')
      if (part === undefined) return t(`fields.${group}`)
      return t(`addressField.${group}`, { field: t(`fields.${part}`) })
    },
    [t],
  )
}
