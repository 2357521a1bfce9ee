import { useTranslation } from 'react-i18next'
import { portalConfig } from '@/config/portal-config.ts'
import { hrefTo } from '@/routes/href.ts'
import { requestedAddress } from '@/base/location.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Drawing } from '@/ui/feedback/drawing.tsx'
import { GuestCard } from './guest-card.tsx'
import styles from './not-found-screen.module.css'

/** R259, R260: accessible with and without a session (G033). */
export default function NotFoundScreen() {
  const { t } = useTranslation('session')
  const { supportEmail } = portalConfig
  return (
    <div className={styles.page}>
      <Drawing name="missing" />
      <GuestCard
        title={t('screens.NotFound')}
        footer={
          <LinkButton look="primary" to={hrefTo('RootLayout')}>
            {t('notFound.home')}
          </LinkButton>
        }
      >
        <p className={styles.lead}>{t('notFound.text')}</p>
        <p className={styles.hint}>{t('notFound.hint')}</p>
        <code className={styles.address}>{requestedAddress()}</code>
        {supportEmail !== undefined && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
      </GuestCard>
    </div>
  )
}
