import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionMenu, type ActionWords } from '@/actions/action-menu.tsx'
import { userActions, wordsOf, type ActionUser, type UserAction } from './user-actions.ts'

/** Draws the actions on a user as a menu. */
export function useUserMenu(open: (action: UserAction, user: ActionUser) => void) {
  const { t } = useTranslation('app-users')
  const words = useMemo<ActionWords<UserAction, ActionUser>>(
    () => ({
      label: (action, user) => t(`actions.${wordsOf(action, user)}.label`),
      reason: (key) => t(`reasons.${key}`),
    }),
    [t],
  )
  return useActionMenu(userActions, words, open)
}
