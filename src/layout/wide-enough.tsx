import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { portalConfig } from '@/config/portal-config.ts'
import styles from './wide-enough.module.css'

/** R017, R119: below 992 px a notice replaces the portal. It follows changes of the width (G069). Paper is no device. */
const narrow = window.matchMedia('screen and (max-width: 991.98px)')

/** From this width the portal can be worked with all the same: a desktop of 1280 px at a zoom of 200 %. */
const zoomed = window.matchMedia('(min-width: 640px)')

/** Says for the styles that the portal shows at any width. Kept for the tab. */
const ANY_WIDTH = 'portal.anyWidth'
const root = document.documentElement

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Renders the portal on wide screens. A portal that was shown before stays mounted but hidden, to keep typed text. */
export function WideEnough({ children }: { readonly children: ReactNode }) {
  const isTooNarrow = useSyncExternalStore(subscribe, () => narrow.matches)
  const [goesOn, setGoesOn] = useState(() => sessionStorage.getItem(ANY_WIDTH) !== null)
  useEffect(() => {
    root.toggleAttribute('data-any-width', goesOn)
  }, [goesOn])
  const goOn = (): void => {
    sessionStorage.setItem(ANY_WIDTH, 'yes')
    setGoesOn(true)
  }
  const isNarrow = isTooNarrow && !goesOn
  const [wasShown, setWasShown] = useState(!isNarrow)
  if (!isNarrow && !wasShown) setWasShown(true)
  return (
    <>
      {isNarrow && <MobileUnavailable goOn={goOn} />}
      {(wasShown || !isNarrow) && (
        <div hidden={isNarrow} inert={isNarrow} className={isNarrow ? undefined : styles.wide}>
          {children}
        </div>
      )}
    </>
  )
}

function MobileUnavailable({ goOn }: { readonly goOn: () => void }) {
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
      {zoomed.matches && (
        <button type="button" className={styles.goOn} onClick={goOn}>
          {t('mobile.goOn')}
        </button>
      )}
    </main>
  )
}
