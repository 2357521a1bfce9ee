import { useTranslation } from 'react-i18next'
import { getTranslation } from '@/api/generated/operations/translations.ts'
import { useRead } from '@/api/use-read.ts'
import type { Code } from '@/domain/translations/translation.ts'
import { TRANSLATION_LANGUAGES, type ContentLanguage } from '@/i18n/content-languages.ts'
import { number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'

/** The number of missing texts per language, each with a link to the list of these texts (G381). */
export function MissingLead() {
  const { t } = useTranslation('translations')
  return (
    <>
      <span>{t('missing.lead')}</span>{' '}
      {TRANSLATION_LANGUAGES.map((language, index) => (
        <span key={language.code}>
          {index > 0 && <span> · </span>}
          <MissingIn {...language} />
        </span>
      ))}
    </>
  )
}

function MissingIn({ code, lang }: ContentLanguage & { readonly code: Code }) {
  const { t } = useTranslation(['translations', 'ui'])
  const { data } = useRead(getTranslation, { query: { page: 0, size: 1 }, body: { missingIn: code } })
  const language = t(`ui:languages.${lang}`)
  if (!data) return <span>{language}</span>
  if (data.totalElements === 0) return <span>{t('missing.none', { language })}</span>
  return (
    <Link to={hrefTo('Translations', {}, { missingIn: code })}>
      {t('missing.count', { language, number: number(data.totalElements) })}
    </Link>
  )
}
