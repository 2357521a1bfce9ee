import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionMenu, type ThingAction } from '@/actions/action-menu.tsx'
import { eventActions, recurringActions, type EventAction, type RecurringAction } from './expense-actions.ts'
import type { Event, Recurring } from './expense-words.tsx'

/** What the actions of this area are called, and why they cannot be done now. */
function useActionWords() {
  const { t } = useTranslation('expenses')
  return useMemo(
    () => ({
      label: ({ id }: Pick<ThingAction<never>, 'id'>) => `${t(`actions.${id}.label`)}…`,
      reason: (key: string) => t(`reasons.${key}`),
    }),
    [t],
  )
}

export const useEventMenu = (open: (action: EventAction, event: Event) => void) =>
  useActionMenu(eventActions, useActionWords(), open)

export const useRecurringMenu = (open: (action: RecurringAction, recurring: Recurring) => void) =>
  useActionMenu(recurringActions, useActionWords(), open)
