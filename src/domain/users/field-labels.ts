import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What a field of the form is called; a part of an address also says of which (`homeAddress.city`). */
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
