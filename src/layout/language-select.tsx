import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage, showLanguage } from '@/i18n/i18n.ts'
import { LANGUAGES, ownName } from '@/i18n/languages.ts'
import { describeMissingPart } from '@/session/missing-part.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import styles from './language-select.module.css'

/** For guests: selects nl, en or fr (R014), for the interface only (R130). Each option is in its own language. */
export function LanguageSelect() {
  const { t } = useTranslation('session')
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id} className="sr-only">
        {t('language.label')}
      </label>
      <NativeSelect
        id={id}
        value={currentLanguage()}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: ownName(language),
          lang: language,
        }))}
        onChange={({ target }) => {
          const chosen = LANGUAGES.find((language) => language === target.value)
          if (chosen) showLanguage(chosen).catch(describeMissingPart)
        }}
      />
    </div>
  )
}
