import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { asTier, type FeeValues } from './fee-form.ts'
import { TiersPicture } from './tiers-picture.tsx'
import type { UserFee } from './tiers.ts'

interface FeeFieldsProps {
  /** The payer: a field for a new fee, or a fixed name. */
  readonly assignee: ReactNode
  /** Returns the payer's other tiers for these values. */
  readonly othersOf: (values: FeeValues) => readonly UserFee[]
}

/** The fields of a fee, and a drawing of its tier among the others, which updates while the user types. */
export function FeeFields({ assignee, othersOf }: FeeFieldsProps) {
  const { t } = useTranslation('user-fees')
  return (
    <FormSections>
      <FormSection title={t('form.who')} lead={t('form.whoLead')}>
        <div className="contract-form-wide">{assignee}</div>
      </FormSection>
      <FormSection title={t('form.tier')} lead={t('form.tierLead')}>
        <ContractField name="eventCountFrom" />
        <ContractField name="eventCountTo" help={t('form.toHelp')} />
        <div className="contract-form-wide">
          <FormValues<FeeValues>>
            {(values) => {
              const tier = asTier(values)
              return <TiersPicture tiers={[...othersOf(values), ...(tier ? [tier] : [])]} />
            }}
          </FormValues>
        </div>
      </FormSection>
      <FormSection title={t('form.fee')} lead={t('form.feeLead')}>
        <ContractField name="feeAmount" />
        <ContractField name="vatPercentage" />
      </FormSection>
    </FormSections>
  )
}
