import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutdated } from '@/base/build.ts'
import styles from './notice-bar.module.css'

/** How often a tab checks for a new build. A hidden tab checks when it becomes visible again. */
const EVERY_MS = 5 * 60_000

/** Shows that there is a new build, and offers to load it. The page does not change until then. */
export function NewVersion() {
  const { t } = useTranslation('common')
  const [isThere, setIsThere] = useState(false)
  const [isPutOff, setIsPutOff] = useState(false)
  useEffect(() => {
    if (isThere) return undefined
    let checkedAt = Date.now()
    const check = (): void => {
      if (document.hidden || Date.now() - checkedAt < EVERY_MS) return
      checkedAt = Date.now()
      void isOutdated().then((is) => {
        if (!is) return
        setIsThere(true)
        void import('@/base/announcer.ts').then(
          ({ announce }) => announce(t('crash.newVersion.available')),
          () => undefined,
        )
      })
    }
    const timer = setInterval(check, EVERY_MS)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [isThere, t])
  return (
    <>
      {isThere && !isPutOff && (
        <div className={styles.bar}>
          <span>{t('crash.newVersion.available')}</span>
          {/* Drafts survive a reload. For other unsaved changes, the browser asks first. */}
          <button type="button" onClick={() => window.location.reload()}>
            {t('crash.newVersion.action')}
          </button>
          <button type="button" onClick={() => setIsPutOff(true)}>
            {t('crash.newVersion.later')}
          </button>
        </div>
      )}
    </>
  )
}
