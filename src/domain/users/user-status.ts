import { dayOf } from '@/i18n/formats.ts'
import type { Tone } from '@/ui/basics/status-badge.tsx'
import type { ActionUser } from './action-user.ts'

export interface UserStatus {
  /** A key below `status`. */
  readonly key:
    | 'active'
    | 'inactive'
    | 'anonymized'
    | 'blocked'
    | 'activation'
    | 'deactivation'
    | 'twoFactor'
    | 'msp'
    | 'externallyManaged'
  readonly tone: Tone
  readonly values?: { readonly date: string }
}

/** The properties that badges use, which rows and records share. */
export type StatusUser = Pick<
  ActionUser,
  | 'active'
  | 'anonymized'
  | 'blocked'
  | 'twoFactor'
  | 'isMsp'
  | 'externallyManaged'
  | 'desiredActivationDate'
  | 'desiredDeactivationDate'
>

/** The state of a user's account, the most urgent part first. */
export function badgesOf(user: StatusUser): readonly UserStatus[] {
  const { active, anonymized, blocked, twoFactor, isMsp, externallyManaged } = user
  const { desiredActivationDate: start, desiredDeactivationDate: end } = user
  const all: readonly (UserStatus | false)[] = [
    anonymized && { key: 'anonymized', tone: 'neutral' },
    !anonymized && (active ? { key: 'active', tone: 'success' } : { key: 'inactive', tone: 'neutral' }),
    blocked && { key: 'blocked', tone: 'danger' },
    !active && start !== undefined && { key: 'activation', tone: 'info', values: { date: dayOf(start) } },
    active && end !== undefined && { key: 'deactivation', tone: 'warning', values: { date: dayOf(end) } },
    twoFactor && { key: 'twoFactor', tone: 'info' },
    isMsp === true && { key: 'msp', tone: 'info' }, // G148
    externallyManaged && { key: 'externallyManaged', tone: 'info' },
  ]
  return all.filter((status) => status !== false)
}
