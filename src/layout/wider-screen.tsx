import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keepFocus } from '@/base/kept-focus.ts'
import { portalConfig } from '@/config/portal-config.ts'
import styles from './notice-bar.module.css'

/** R017, R119: advises a wider screen, and links the app. */
export function WiderScreenAdvice({ close }: { readonly close: () => void }) {
  const { t } = useTranslation('welcome')
  // Closing this notice removes the focused button. The cleanup is discarded, so the focus is also kept afterwards.
  useEffect(() => void keepFocus(), [])
  const { appStoreUrl, playStoreUrl } = portalConfig
  return (
    <aside className={styles.bar} aria-label={t('mobile.label')}>
      <span>{t('mobile.text')}</span>
      {appStoreUrl !== undefined && <a href={appStoreUrl}>{t('mobile.appStore')}</a>}
      {playStoreUrl !== undefined && <a href={playStoreUrl}>{t('mobile.playStore')}</a>}
      <button type="button" onClick={close}>
        {t('mobile.close')}
      </button>
    </aside>
  )
}
