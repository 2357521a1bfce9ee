import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NormalState, StatusBadge } from '@/ui/basics/status-badge.tsx'
import { badgesOf, type StatusUser, type UserStatus } from './user-status.ts'
import styles from './user-badges.module.css'

/** The full state of a user's account. */
export function UserBadges({ user }: { readonly user: StatusUser }) {
  return (
    <span className={styles.badges}>
      {badgesOf(user).map((status) => (
        <Badge key={status.key} status={status} />
      ))}
    </span>
  )
}

/** States that other columns of a row show, or that the list of active or inactive users implies. */
const SAID_ELSEWHERE: ReadonlySet<UserStatus['key']> = new Set(['active', 'inactive', 'twoFactor'])

/** The text of `rowBadges`. */
export function badgesShown(user: StatusUser, { t }: { readonly t: TFunction }): string {
  const [first, ...rest] = badgesOf(user).filter(({ key }) => !SAID_ELSEWHERE.has(key))
  if (!first) return ''
  return t(`app-users:status.${first.key}`, { ...first.values }) + (rest.length > 0 ? ` +${rest.length}` : '')
}

/**
 * The state of an account in a row: only the most urgent badge, and the number of the others. Uses no hooks, because
 * every row has one.
 */
export function rowBadges(user: StatusUser, t: TFunction): ReactNode {
  const [first, ...rest] = badgesOf(user).filter(({ key }) => !SAID_ELSEWHERE.has(key))
  if (!first) return null
  const textOf = ({ key, values }: UserStatus): string => t(`app-users:status.${key}`, { ...values })
  const others = rest.map(textOf).join(', ')
  return (
    <span className={styles.badges}>
      <StatusBadge tone={first.tone}>{textOf(first)}</StatusBadge>
      {rest.length > 0 && (
        <>
          <span className={styles.more} title={others} aria-hidden="true">
            {`+${rest.length}`}
          </span>
          <span className="sr-only">{others}</span>
        </>
      )}
    </span>
  )
}

function Badge({ status: { key, tone, values } }: { readonly status: UserStatus }) {
  const { t } = useTranslation('app-users')
  // The normal status is a dot and a word. A badge draws attention.
  if (key === 'active') return <NormalState>{t('status.active')}</NormalState>
  return <StatusBadge tone={tone}>{t(`status.${key}`, { ...values })}</StatusBadge>
}
