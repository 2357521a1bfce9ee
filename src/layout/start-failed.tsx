import { useEffect } from 'react'
import LogOut from 'lucide-react/icons/log-out'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '@/frame/document-title.ts'
import { signOut } from '@/session/sign-out.ts'
import { Button } from '@/ui/basics/button.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import styles from './start-failed.module.css'

export interface StartFailedProps {
  readonly error: unknown
  readonly retry: () => void
}

/** G181: the user could not be loaded, but the session has not ended: shows why, and offers to retry or sign out. */
export function StartFailed({ error, retry }: StartFailedProps) {
  const { t } = useTranslation('shell')
  useDocumentTitle(t('startFailed'))
  useEffect(() => {
    // Retry when the connection is restored.
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return (
    <main className={styles.page}>
      <ProblemPanel error={error} title={t('startFailed')} level={1} retry={retry}>
        <Button look="quiet" icon={<LogOut />} onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </ProblemPanel>
    </main>
  )
}
