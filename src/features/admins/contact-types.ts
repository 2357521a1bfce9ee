import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What a kind of contact is called, and what it receives (R079); an unknown one is its key, and says nothing. */
export function useContactType() {
  const { t, i18n } = useTranslation('admins')
  return useCallback(
    (type: string): { readonly label: string; readonly receives: string | undefined } =>
      i18n.exists(`admins:contactTypes.${type}.label`)
        ? { label: t(`contactTypes.${type}.label`), receives: t(`contactTypes.${type}.receives`) }
        : { label: type, receives: undefined },
    [t, i18n],
  )
}
