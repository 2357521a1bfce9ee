import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'

/** The label of a field. The text of a language is labelled with the language. */
export function useLabelOf(): (field: string) => string {
  const { t } = useTranslation(['templates', 'ui'])
  return useCallback(
    (field) => {
      const [group, code] = field.split('.')
      const language = TEMPLATE_LANGUAGES.find((one) => one.code === code)
      return language ? t(`ui:languages.${language.lang}`) : t(`fields.${group}`)
    },
    [t],
  )
}
