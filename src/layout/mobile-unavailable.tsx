import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keepFocus } from '@/base/kept-focus.ts'
import { portalConfig } from '@/config/portal-config.ts'
import styles from './mobile-unavailable.module.css'

/** From this width the portal is still usable: a desktop of 1280 px at a zoom of 200 %. */
const zoomed = window.matchMedia('(min-width: 640px)')

/** R017, R119: replaces the portal on a narrow screen. */
export function MobileUnavailable({ goOn }: { readonly goOn: () => void }) {
  const { t } = useTranslation('welcome')
  useEffect(() => void keepFocus(), []) // Also after this notice has gone, for who goes on.
  return (
    <main className={styles.notice}>
      <h1>{t('mobile.title')}</h1>
      <p>{t('mobile.text')}</p>
      <ul>
        {portalConfig.appStoreUrl !== undefined && (
          <li>
            <a href={portalConfig.appStoreUrl}>{t('mobile.appStore')}</a>
          </li>
        )}
        {portalConfig.playStoreUrl !== undefined && (
          <li>
            <a href={portalConfig.playStoreUrl}>{t('mobile.playStore')}</a>
          </li>
        )}
      </ul>
      {zoomed.matches && (
        <button type="button" className={styles.goOn} onClick={goOn}>
          {t('mobile.goOn')}
        </button>
      )}
    </main>
  )
}
