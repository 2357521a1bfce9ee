import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { TRANSLATION_LANGUAGES } from '@/i18n/content-languages.ts'

/** The label of a field. The text of a language is labelled with the language. */
export function useLabelOf(): (field: string) => string {
  const { t } = useTranslation(['translations', 'ui'])
  return useCallback(
    (field) => {
      const language = TRANSLATION_LANGUAGES.find(({ code }) => field === `texts.${code}`)
      return language ? t(`ui:languages.${language.lang}`) : t(`fields.${field}`)
    },
    [t],
  )
}
