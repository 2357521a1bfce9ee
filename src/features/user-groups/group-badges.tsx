import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import styles from './group.module.css'
import type { UserGroup } from './group-actions.ts'

/** How a group stands. */
export function GroupBadges({ group: { data, isDefault } }: { readonly group: UserGroup }) {
  const { t } = useTranslation('user-groups')
  return (
    <span className={styles.badges}>
      <StatusBadge tone={data.active ? 'success' : 'neutral'}>
        {t(data.active ? 'status.active' : 'status.inactive')}
      </StatusBadge>
      {isDefault && <StatusBadge tone="info">{t('status.default')}</StatusBadge>}
    </span>
  )
}
