import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Sets the title of the document, which names the browser's tab and history entry. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('session')
  useEffect(() => {
    document.title = `${title} · ${t('product')}`
  }, [title, t])
}
