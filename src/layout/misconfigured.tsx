import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '@/config/portal-config.ts'
import styles from './crash-boundary.module.css'

/** Shown instead of the portal if `portal-config.json` cannot be read or is invalid. */
export function Misconfigured({ problems }: { readonly problems: readonly string[] }) {
  const { t } = useTranslation('common')
  return (
    <main role="alert" className={styles.notice}>
      <h1>{t('crash.config.title')}</h1>
      <p>{t('crash.config.text', { file: CONFIG_FILE })}</p>
      <ul lang="en">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button type="button" onClick={() => window.location.reload()}>
        {t('crash.config.action')}
      </button>
    </main>
  )
}
