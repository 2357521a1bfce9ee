import { useTranslation } from 'react-i18next'
import { activeStatus } from '@/records/active-status.ts'
import { StatusBadge, StatusText } from '@/ui/basics/status-badge.tsx'
import styles from './group.module.css'
import type { UserGroup } from './group-actions.ts'

interface GroupBadgesProps {
  readonly group: UserGroup
  /** Shows only exceptions, as in a list. */
  readonly deviating?: boolean
}

/** The status of a group. */
export function GroupBadges({ group: { data, isDefault }, deviating = false }: GroupBadgesProps) {
  const { t } = useTranslation('user-groups')
  return (
    <span className={styles.badges}>
      {!(deviating && data.active) && <StatusText {...activeStatus(t, data)} />}
      {isDefault && <StatusBadge tone="info">{t('status.default')}</StatusBadge>}
    </span>
  )
}
