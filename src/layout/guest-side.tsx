import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import { currentRoute } from '@/base/location.ts'
import { Redirect } from '@/routes/navigate.tsx'
import { RoutedScreen } from '@/routes/router.tsx'
import { rememberIntendedRoute } from '@/session/intended-route.ts'
import { LanguageSelect } from './language-select.tsx'
import styles from './guest-side.module.css'

/** The pages before sign-in (R018). */
export function GuestSide() {
  const { t } = useTranslation('session')
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <span className={styles.product}>{t('product')}</span>
        <LanguageSelect />
      </header>
      <main className={styles.main}>
        <RoutedScreen
          audience="guest"
          verdict={() => 'pass'}
          elsewhere={() => <SignInFirst />}
          waiting={null}
        />
      </main>
    </div>
  )
}

/** R024, R033: redirects to sign-in, and remembers the current route to return to. */
function SignInFirst() {
  rememberIntendedRoute(currentRoute())
  return <Redirect to={hrefTo('Login')} />
}
