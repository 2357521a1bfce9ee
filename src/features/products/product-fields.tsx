import { useTranslation } from 'react-i18next'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { TextField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections, MoreFields } from '@/forms/form-sections.tsx'
import { PartsField } from './parts-field.tsx'
import { LANGUAGES } from '@/i18n/languages.ts'
import { TermsFields } from './terms-fields.tsx'

/** The fields of a product (R205). A new one also has a field for its resources, which an existing one has on a tab. */
export function ProductFields({ isNew = false }: { readonly isNew?: boolean }) {
  const { t } = useTranslation('products')
  return (
    <FormSections>
      <FormSection wide title={t('form.label')} lead={t('form.labelHelp')}>
        <ContractField name="label.defaultValue" help={t('form.defaultHelp')} />
        {LANGUAGES.map((language) => (
          <TextField key={language} name={`label.translations.${language}`} lang={language} dir="auto" />
        ))}
        <ContractField name="extId" help={t('form.extIdHelp')} />
      </FormSection>
      {isNew && (
        <FormSection wide title={t('form.parts')} lead={t('form.partsHelp')}>
          <PartsField name="parts" requiredHere />
          <ContractField name="active" help={t('form.activeHelp')} />
        </FormSection>
      )}
      <FormSection title={t('form.terms')} lead={t('form.termsHelp')}>
        <TermsFields />
        <div className="contract-form-wide">
          <ContractField name="chargedOnUserBudget" help={t('form.chargedHelp')} />
        </div>
      </FormSection>
      <MoreFields what={t('form.more')}>
        <FormSection wide title={t('form.html')}>
          <ContractField name="label.html" help={t('form.htmlHelp')} />
        </FormSection>
      </MoreFields>
    </FormSections>
  )
}
