import { useCallback } from 'react'
import { hasWords } from '@/i18n/texts.ts'
import { useTranslation } from '@/i18n/use-translation.ts'

/** What a kind of contact is called, and what it receives (R079); an unknown one is its key, and says nothing. */
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
