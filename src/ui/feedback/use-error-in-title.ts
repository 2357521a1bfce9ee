import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { markTitle } from '@/base/page-title.ts'

/** Marks the title of the document while a form has errors. */
export function useErrorInTitle(has: boolean): void {
  const { t } = useTranslation('common')
  const word = t('ui.tone.error')
  useEffect(() => (has ? markTitle(word) : undefined), [has, word])
}
