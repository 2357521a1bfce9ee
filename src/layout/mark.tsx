import { useTranslation } from 'react-i18next'
import styles from './mark.module.css'

/** The portal's logo: an m drawn as a route, from its start to a stop. */
const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4.5 18V9.5a3.75 3.75 0 0 1 7.5 0V15M12 9.5a3.75 3.75 0 0 1 7.5 0V15" />
    <circle cx="4.5" cy="18" r="3.2" />
    <circle cx="19.5" cy="18" r="3" />
  </svg>
)

/** The logo with the name of the portal beside it. */
export function WordMark() {
  const { t } = useTranslation('session')
  return (
    <span className={styles.word}>
      <Mark />
      <span>{t('product')}</span>
    </span>
  )
}
