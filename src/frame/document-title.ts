import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the browser's tab and history entry after what is shown. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('session')
  useEffect(() => {
    document.title = `${title} · ${t('product')}`
  }, [title, t])
}
