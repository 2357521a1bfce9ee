import { useTranslation } from 'react-i18next'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { ScheduleField } from '@/forms/fields/schedule-field.tsx'

/** The price of a product or one of its parts (R205). */
export function TermsFields() {
  const { t } = useTranslation('products')
  return (
    <>
      <ContractField name="fixedCost" help={t('form.fixedHelp')} />
      <ContractField name="variableCost" help={t('form.variableHelp')} />
      <div className="contract-form-wide">
        <ScheduleField name="feeCron" help={t('form.cronHelp')} />
      </div>
      <ContractField name="vat" />
    </>
  )
}
