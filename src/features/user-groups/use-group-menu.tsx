import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { groupActions, type GroupAction, type UserGroup } from './group-actions.ts'

/** Draws the actions on a group as a menu; what this viewer may never do is left out, what is refused says why. */
export function useGroupMenu(open: (action: GroupAction, group: UserGroup) => void) {
  const { t } = useTranslation('user-groups')
  const viewer = useUser()
  return useCallback(
    (group: UserGroup) => {
      const items = groupActions
        .filter(({ operation }) => mayCall(viewer, operation))
        .map((action) => {
          const { id, icon: Icon, tone } = action
          const reason = action.refuses(group)
          return {
            id,
            tone,
            icon: <Icon aria-hidden="true" />,
            label: t(`actions.${id}.label`),
            refused: reason && t(`reasons.${reason}`),
            run: () => open(action, group),
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
