import { useCallback } from 'react'
import { hasWords } from '@/i18n/texts.ts'
import { useTranslation } from '@/i18n/use-translation.ts'

/** What a role is called; an unknown one is shown as its key (G034). */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('app-users')
  return useCallback((role) => (hasWords(`app-users:roles.${role}`) ? t(`roles.${role}`) : role), [t])
}
