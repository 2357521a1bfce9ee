import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What a role is called; an unknown one is shown as its key (G034). */
export function useRoleName(): (role: string) => string {
  const { t, i18n } = useTranslation('app-users')
  return useCallback(
    (role) => (i18n.exists(`app-users:roles.${role}`) ? t(`roles.${role}`) : role),
    [t, i18n],
  )
}
