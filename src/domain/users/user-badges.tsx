import { useTranslation } from 'react-i18next'
import { NormalState, StatusBadge } from '@/ui/basics/status-badge.tsx'
import type { ActionUser } from './user-actions.ts'
import { badgesOf, type UserStatus } from './user-status.ts'
import styles from './user-badges.module.css'

/** The state of a user's account, whole. */
export function UserBadges({ user }: { readonly user: ActionUser }) {
  return (
    <span className={styles.badges}>
      {badgesOf(user).map((status) => (
        <Badge key={status.key} status={status} />
      ))}
    </span>
  )
}

/**
 * The same in a row: without what the list of active or inactive users says anyway, the most urgent one, and how many
 * more there are.
 */
export function RowBadges({ user }: { readonly user: ActionUser }) {
  const { t } = useTranslation('app-users')
  const [first, ...rest] = badgesOf(user).filter(({ key }) => key !== 'active' && key !== 'inactive')
  if (!first) return null
  const others = rest.map(({ key, values }) => t(`status.${key}`, { ...values })).join(', ')
  return (
    <span className={styles.badges}>
      <Badge status={first} />
      {rest.length > 0 && (
        <>
          <span className={styles.more} title={others} aria-hidden="true">
            +{rest.length}
          </span>
          <span className="sr-only">{others}</span>
        </>
      )}
    </span>
  )
}

function Badge({ status: { key, tone, values } }: { readonly status: UserStatus }) {
  const { t } = useTranslation('app-users')
  // The normal state is a dot and a word: a badge means look here.
  if (key === 'active') return <NormalState>{t('status.active')}</NormalState>
  return <StatusBadge tone={tone}>{t(`status.${key}`, { ...values })}</StatusBadge>
}
