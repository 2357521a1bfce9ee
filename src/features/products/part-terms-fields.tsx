import { useTranslation } from 'react-i18next'
import { RadioField } from '@/forms/fields/fields.tsx'
import { PAYERS } from './part-form.ts'
import { TermsFields } from './terms-fields.tsx'

/** The terms of a part: empty ones are inherited from the product. */
export function PartTermsFields() {
  const { t } = useTranslation('products')
  return (
    <>
      <TermsFields />
      <div className="contract-form-wide">
        <RadioField
          name="charged"
          options={PAYERS.map((value) => ({ value, label: t(`charged.${value}`) }))}
        />
      </div>
    </>
  )
}
