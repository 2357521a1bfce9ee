import { useTranslation } from 'react-i18next'
import { activeStatus } from '@/records/active-status.ts'
import { StatusBadge, RecordStatusBadge } from '@/ui/basics/status-badge.tsx'
import styles from './group.module.css'
import type { UserGroup } from './group-actions.ts'

interface GroupBadgesProps {
  readonly group: UserGroup
  /** Hides the normal status `active`, as in a list. */
  readonly hidesNormal?: boolean
}

/** The status of a group. */
export function GroupBadges({ group: { data, isDefault }, hidesNormal = false }: GroupBadgesProps) {
  const { t } = useTranslation('user-groups')
  return (
    <span className={styles.badges}>
      {!(hidesNormal && data.active) && <RecordStatusBadge {...activeStatus(t, data)} />}
      {isDefault && <StatusBadge tone="info">{t('status.default')}</StatusBadge>}
    </span>
  )
}
