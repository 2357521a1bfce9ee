import { useTranslation } from 'react-i18next'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'

/** The fields of a group, for a creation or an update. */
export function GroupFields({ isDefault = false }: { readonly isDefault?: boolean }) {
  const { t } = useTranslation('user-groups')
  return (
    <FormSections>
      <FormSection wide title={t('form.section')}>
        <ContractField
          name="name"
          readOnly={isDefault}
          help={t(isDefault ? 'form.nameFixed' : 'form.nameHelp')}
        />
        <ContractField name="description" help={t('form.descriptionHelp')} />
      </FormSection>
    </FormSections>
  )
}
