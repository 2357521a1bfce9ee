import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { hasWords } from '@/i18n/i18n.ts'

/**
 * The name of a kind of contact, and a description of the mails that it receives (R079). An unknown kind is shown as
 * its key, without a description.
 */
export function useContactType() {
  const { t } = useTranslation('admins')
  return useCallback(
    (type: string): { readonly label: string; readonly receives: string | undefined } =>
      hasWords(`admins:contactTypes.${type}.label`)
        ? { label: t(`contactTypes.${type}.label`), receives: t(`contactTypes.${type}.receives`) }
        : { label: type, receives: undefined },
    [t],
  )
}
