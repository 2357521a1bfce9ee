import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField, SwitchField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import type { PartnerFlag } from './partner-form.ts'
import { PARTNER_TYPES, usePartnerTypeName } from './partner-type.ts'

export interface PartnerFieldsProps {
  readonly flags: readonly PartnerFlag[]
  /** The current type. An unknown type stays an option. */
  readonly type?: string
  /** The field of the external id, which cannot be changed later. */
  readonly extId?: ReactNode
}

/** The partner's identity and its billing, for a creation or an update. */
export function PartnerFields({ flags, type, extId }: PartnerFieldsProps) {
  const { t } = useTranslation('partners')
  const nameOfType = usePartnerTypeName()
  const types = [...PARTNER_TYPES, ...(type !== undefined && !isKnown(type) ? [type] : [])]
  const switchesOf = (kind: PartnerFlag['kind'], group: string): ReactNode => (
    <div className="contract-form-wide stack">
      {flags
        .filter((flag) => flag.kind === kind)
        .map(({ key, label, info }) => (
          <SwitchField key={key} name={`${group}.${key}`} label={label} help={info} />
        ))}
    </div>
  )
  return (
    <FormSections>
      <FormSection title={t('form.who')}>
        <ContractField name="name" />
        {extId}
        <SelectField
          name="partnerType"
          placeholder={t('form.chooseType')}
          options={types.map((value) => ({ value, label: nameOfType(value) }))}
        />
      </FormSection>
      <FormSection title={t('form.billing')} lead={t('form.billingLead')}>
        {switchesOf('BILLING', 'billingFlags')}
      </FormSection>
      <FormSection title={t('form.invoices')} lead={t('form.invoicesLead')}>
        {switchesOf('INVOICE', 'invoiceFlags')}
      </FormSection>
    </FormSections>
  )
}

const isKnown = (type: string): boolean => PARTNER_TYPES.some((known) => known === type)
