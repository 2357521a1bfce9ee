import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { hasWords } from '@/i18n/i18n.ts'

/** The name of a role. An unknown one is shown as its key (G034). */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('app-users')
  return useCallback((role) => (hasWords(`app-users:roles.${role}`) ? t(`roles.${role}`) : role), [t])
}
