import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { markTitle } from '@/base/page-title.ts'

/** Says in the title of the document that a form has mistakes, as long as it has. */
export function useErrorInTitle(has: boolean): void {
  const { t } = useTranslation('common')
  const word = t('ui.tone.error')
  useEffect(() => (has ? markTitle(word) : undefined), [has, word])
}
