import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { SelectField, SwitchField, TextField } from '@/forms/fields/fields.tsx'
import { CheckboxGroupField } from '@/forms/fields/checkbox-group-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import type { Template, TemplateValues } from './template-form.ts'
import { TemplateSide } from './template-side.tsx'
import { TemplateTexts } from './template-texts.tsx'
import { useCategories, useContentTypes, useOwners, usePredefinedNames } from './use-choices.ts'

/**
 * The fields of a template, for a creation or an update, with the preview and the versions at the side. For an existing
 * template the texts come first, because users change them most often.
 */
export function TemplateFields({ template }: { readonly template?: Template }) {
  return (
    <FormValues<TemplateValues>>
      {(values) => (
        <RecordColumns side={<TemplateSide template={template} values={values} />}>
          {!template && <PurposeFields template={template} />}
          <TemplateTexts template={template} values={values} />
          {template && <PurposeFields template={template} />}
        </RecordColumns>
      )}
    </FormValues>
  )
}

/** The purpose and the languages of the template. The type of an existing template is fixed. */
function PurposeFields({ template }: { readonly template: Template | undefined }) {
  const { t } = useTranslation(['templates', 'ui'])
  const owners = useOwners(template)
  const categories = useCategories()
  const contentTypes = useContentTypes()
  return (
    <FormSections>
      <FormSection title={t('form.what')} lead={t('form.whatLead')}>
        {!template && <ContractField name="templateType" optionLabel={(type) => t(`types.${type}`)} />}
        <NameField template={template} />
        <SelectField name="ownerOspId" options={owners} placeholder={t('ui:form.choose')} />
        <SelectField name="category" options={categories} placeholder={t('ui:absent')} />
        <SelectField name="contentType" options={contentTypes} />
      </FormSection>
      <FormSection title={t('fields.languages')} lead={t('form.textsLead')}>
        <div className="contract-form-wide stack">
          <CheckboxGroupField
            name="languages"
            options={TEMPLATE_LANGUAGES.map(({ code, lang }) => ({
              value: code,
              label: t(`ui:languages.${lang}`),
            }))}
          />
          <SwitchField name="external" help={t('form.externalHelp')} />
        </div>
      </FormSection>
    </FormSections>
  )
}

/** R210: suggests the predefined names. */
function NameField({ template }: { readonly template: Template | undefined }) {
  const { t } = useTranslation('templates')
  const listId = useId()
  return (
    <FormValues<TemplateValues>>
      {({ templateType = template?.templateType ?? 'message' }) => (
        <div>
          <TextField name="name" dir="auto" list={listId} help={t('form.nameHelp')} autoComplete="off" />
          <Names id={listId} type={templateType} />
        </div>
      )}
    </FormValues>
  )
}

const Names = ({ id, type }: { readonly id: string; readonly type: Template['templateType'] }) => (
  <datalist id={id}>
    {usePredefinedNames(type).map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
)
