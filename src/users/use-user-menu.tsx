import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { userActions, wordsOf, type ActionUser, type UserAction } from './user-actions.ts'

/** Draws the actions on a user as a menu; what this viewer may never do is left out, what is refused says why. */
export function useUserMenu(open: (action: UserAction, user: ActionUser) => void) {
  const { t } = useTranslation('app-users')
  const viewer = useUser()
  return useCallback(
    (user: ActionUser) => {
      const items = userActions
        .filter(({ operation }) => mayCall(viewer, operation))
        .map((action) => {
          const reason = action.refuses(user)
          const { id, icon: Icon, tone } = action
          return {
            id,
            tone,
            icon: <Icon aria-hidden="true" />,
            label: t(`actions.${wordsOf(action, user)}.label`),
            refused: reason && t(`reasons.${reason}`),
            run: () => open(action, user),
          }
        })
      return [
        { items: items.filter(({ tone }) => tone === undefined) },
        { items: items.filter(({ tone }) => tone === 'danger') },
      ]
    },
    [open, t, viewer],
  )
}
