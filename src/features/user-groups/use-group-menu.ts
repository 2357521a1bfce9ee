import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionMenu, type ActionWords } from '@/actions/action-menu.tsx'
import { groupActions, type GroupAction, type UserGroup } from './group-actions.ts'

/** Draws the actions on a group as a menu. */
export function useGroupMenu(open: (action: GroupAction, group: UserGroup) => void) {
  const { t } = useTranslation('user-groups')
  const words = useMemo<ActionWords<GroupAction, UserGroup>>(
    () => ({ label: ({ id }) => `${t(`actions.${id}.label`)}…`, reason: (key) => t(`reasons.${key}`) }),
    [t],
  )
  return useActionMenu(groupActions, words, open)
}
