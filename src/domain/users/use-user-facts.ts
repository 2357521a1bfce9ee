import { useTranslation } from 'react-i18next'
import { dayOf, groupName } from '@/i18n/formats.ts'
import type { Fact } from '@/ui/basics/facts-strip.tsx'
import type { ActionUser } from './action-user.ts'

/** The most important facts about a user: groups, start, number, and end. */
export function useUserFacts(): (user: ActionUser) => readonly Fact[] {
  const { t } = useTranslation('app-users')
  return ({ classification, userGroups, active, startActivationTime: since, employeeNumber, ...user }) => {
    const start = user.desiredActivationDate
    const end = user.desiredDeactivationDate
    const planned = active ? end : start
    return [
      ...(classification === 'mobile'
        ? [
            {
              label: t('facts.groups'),
              // R182: everyone is in the default group, so the other groups come first.
              value:
                userGroups
                  .map(({ name }) => name)
                  .toSorted((one, other) => Number(isDefault(one)) - Number(isDefault(other)))
                  .map(groupName)
                  .join(', ') || t('facts.none'),
              absent: userGroups.length === 0,
            },
          ]
        : []),
      ...(since === undefined ? [] : [{ label: t('columns.startActivationTime'), value: dayOf(since) }]),
      ...(employeeNumber === undefined ? [] : [{ label: t('fields.employeeNumber'), value: employeeNumber }]),
      {
        label: t(active ? 'columns.deactivation' : 'columns.activation'),
        value: planned === undefined ? t('facts.notPlanned') : dayOf(planned),
        absent: planned === undefined,
      },
    ]
  }
}

const isDefault = (name: string): boolean => /^ALL_.+_USERS$/.test(name)
