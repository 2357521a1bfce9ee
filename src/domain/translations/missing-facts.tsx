import { useTranslation } from 'react-i18next'
import { TRANSLATION_LANGUAGES } from '@/i18n/content-languages.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { textIn, type Translation } from './translation.ts'

/** The substitute for a missing text, and for each language its text or a note that it is missing (G381). */
export function MissingFacts({ translation }: { readonly translation: Translation }) {
  const { t } = useTranslation(['translations', 'ui'])
  return (
    <PropertyList
      items={[
        { label: t('columns.defaultValue'), value: <bdi>{translation.defaultValue}</bdi> },
        ...TRANSLATION_LANGUAGES.map(({ code, lang }) => ({
          label: t(`ui:languages.${lang}`),
          value: textIn(translation, code) ? (
            <bdi lang={lang}>{textIn(translation, code)}</bdi>
          ) : (
            <StatusBadge tone="warning">{t('ui:form.missing')}</StatusBadge>
          ),
        })),
      ]}
    />
  )
}
