import { useTranslation } from 'react-i18next'
import { notify } from '../feedback/notifications-store.ts'

/** Copies a text to the clipboard, then calls `onCopied`. If the browser refuses, a notification shows it. */
export function useCopy(): (text: string, onCopied: () => void) => void {
  const { t } = useTranslation('ui')
  const fail = (): void => void notify({ tone: 'warning', text: t('copy.failed') })
  return (text, onCopied) => {
    // Absent on an insecure page, such as a test server without https.
    const clipboard = navigator.clipboard as Clipboard | undefined
    if (clipboard) clipboard.writeText(text).then(onCopied, fail)
    else fail()
  }
}
