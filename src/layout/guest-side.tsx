import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { currentRoute } from '@/base/location.ts'
import { lazyPart } from '@/base/part.ts'
import { portalConfig } from '@/config/portal-config.ts'
import { loadWords } from '@/i18n/i18n.ts'
import { hrefTo } from '@/routes/href.ts'
import { Redirect } from '@/routes/navigate.tsx'
import { RoutedScreen } from '@/routes/router.tsx'
import { rememberIntendedRoute } from '@/session/intended-route.ts'
import { LanguageSelect } from './language-select.tsx'
import { WordMark } from './mark.tsx'
import { NarrowNotice } from './narrow-notice.tsx'
import styles from './guest-side.module.css'

const YEAR = new Date().getFullYear()

/** The pages before sign-in (R018): the portal and its slogan at the left, the form at the right. */
export function GuestSide() {
  const { t } = useTranslation('session')
  return (
    <>
      <NarrowNotice />
      <div className={styles.frame}>
        <aside className={styles.brand}>
          <Drawing />
          <div className={styles.promise}>
            <p className={styles.title}>{t('promise.title')}</p>
            <p>{t('promise.text')}</p>
          </div>
          <WordMark />
        </aside>
        <div className={styles.pane}>
          <header className={styles.top}>
            <LanguageSelect />
          </header>
          <main className={styles.main}>
            <RoutedScreen
              audience="guest"
              verdict={() => 'pass'}
              otherAudience={() => <SignInFirst />}
              fallback={null}
            />
          </main>
          <footer className={styles.foot}>
            <span>{`© ${YEAR} ${t('product')}`}</span>
            {portalConfig.readMoreUrl !== undefined && (
              <a href={portalConfig.readMoreUrl}>{t('signIn.readMore')}</a>
            )}
          </footer>
        </div>
      </div>
    </>
  )
}

const drawingPart = lazyPart(async () => {
  const [{ RouteMap }] = await Promise.all([import('./route-map.tsx'), loadWords(['welcome'])])
  return RouteMap
})

/** The drawing loads after the form, because the page works without it. */
function Drawing() {
  const [Shown, setShown] = useState<ComponentType>()
  useEffect(() => {
    drawingPart.load().then(
      (RouteMap) => setShown(() => RouteMap),
      () => undefined,
    )
  }, [])
  return Shown && <Shown />
}

/** R024, R033: redirects to sign-in, and stores the current route to return to. */
function SignInFirst() {
  rememberIntendedRoute(currentRoute())
  return <Redirect to={hrefTo('Login')} />
}
