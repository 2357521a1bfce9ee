import { useTranslation } from 'react-i18next'
import { RadioField } from '@/forms/fields/fields.tsx'
import { PAYERS } from './part-form.ts'
import { TermsFields } from './terms-fields.tsx'

/** The terms of a part: what is left empty is the product's. */
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
