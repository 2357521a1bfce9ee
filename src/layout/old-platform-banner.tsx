import { useTranslation } from 'react-i18next'
import { portalConfig } from '@/config/portal-config.ts'
import styles from './notice-bar.module.css'

/** R263: on the host of the old platform, shows the address of the new one. */
export function OldPlatformBanner() {
  const { t } = useTranslation('session')
  const { oldPlatformHost, newPlatformUrl } = portalConfig
  if (oldPlatformHost === undefined || window.location.hostname !== oldPlatformHost) return null
  return (
    <aside className={styles.bar} aria-label={t('oldPlatform.label')}>
      <span>{t('oldPlatform.text')}</span>
      {newPlatformUrl !== undefined && <a href={newPlatformUrl}>{t('oldPlatform.link')}</a>}
    </aside>
  )
}
