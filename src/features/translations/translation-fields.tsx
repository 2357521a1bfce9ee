import { useTranslation } from 'react-i18next'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { TranslationsField } from '@/forms/fields/translations-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { TRANSLATION_LANGUAGES } from '@/i18n/content-languages.ts'

/** The fields of a translation, for a creation or an update. The key of an existing one is fixed. */
export function TranslationFields({ isNew = false }: { readonly isNew?: boolean }) {
  const { t } = useTranslation('translations')
  return (
    <FormSections>
      <FormSection wide title={t('form.text')} lead={t('form.textLead')}>
        {isNew && <ContractField name="key" help={t('form.keyHelp')} />}
        <ContractField name="defaultValue" help={t('form.defaultHelp')} />
      </FormSection>
      <FormSection title={t('form.languages')} lead={t('form.languagesLead')}>
        <TranslationsField name="texts" languages={TRANSLATION_LANGUAGES} rows={4} />
      </FormSection>
    </FormSections>
  )
}
