import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import { useDocumentTitle } from '@/frame/document-title.ts'
import { replaceAddress } from '@/routes/navigate.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import styles from './start-failed.module.css'

/** Shown after someone else has signed in in another tab, so that the data of the previous user is not visible. */
export function SessionReplaced() {
  const { t } = useTranslation('shell')
  useDocumentTitle(t('replaced.title'))
  const loadAgain = (): void => {
    replaceAddress(hrefTo('RootLayout'))
    window.location.reload()
  }
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{t('replaced.title')}</h1>
      <Notice
        tone="warning"
        live
        title={t('replaced.title')}
        actions={
          <Button look="primary" onClick={loadAgain}>
            {t('replaced.load')}
          </Button>
        }
      >
        {t('replaced.text')}
      </Notice>
    </main>
  )
}
