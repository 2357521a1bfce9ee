import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { portalConfig } from '@/config/portal-config.ts'
import styles from './wide-enough.module.css'

/** R017, R119: below 992 px a notice replaces the portal. It follows changes of the width (G069). */
const narrow = window.matchMedia('(max-width: 991.98px)')

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Renders the portal on wide screens. A portal that was shown before stays mounted but hidden, to keep typed text. */
export function WideEnough({ children }: { readonly children: ReactNode }) {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches)
  const [wasShown, setWasShown] = useState(!isNarrow)
  if (!isNarrow && !wasShown) setWasShown(true)
  return (
    <>
      {isNarrow && <MobileUnavailable />}
      {(wasShown || !isNarrow) && (
        <div hidden={isNarrow} inert={isNarrow} className={isNarrow ? undefined : styles.wide}>
          {children}
        </div>
      )}
    </>
  )
}

function MobileUnavailable() {
  const { t } = useTranslation('session')
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
    </main>
  )
}
