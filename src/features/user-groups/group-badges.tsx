import { useTranslation } from 'react-i18next'
import { activeStatus } from '@/records/active-status.ts'
import { StatusBadge, StatusText } from '@/ui/basics/status-badge.tsx'
import styles from './group.module.css'
import type { UserGroup } from './group-actions.ts'

/** The status of a group. */
export function GroupBadges({ group: { data, isDefault } }: { readonly group: UserGroup }) {
  const { t } = useTranslation('user-groups')
  return (
    <span className={styles.badges}>
      <StatusText {...activeStatus(t, data)} />
      {isDefault && <StatusBadge tone="info">{t('status.default')}</StatusBadge>}
    </span>
  )
}
