import { useTranslation } from 'react-i18next'
import { SelectField } from '@/forms/fields/fields.tsx'
import { useFieldHint } from '@/forms/form-fields.ts'
import { usePartners } from './use-partners.ts'

interface PartnerFieldProps {
  readonly name: string
  /** The current partner of the record. It stays an option, even if its type has changed. */
  readonly present?: string | undefined
}

/** The choice of a partner. Offers the partners that the contract allows for this field (`x-reference`). */
export function PartnerField({ name, present }: PartnerFieldProps) {
  const { t } = useTranslation('ui')
  const { hint } = useFieldHint(name)
  const partners = usePartners(hint?.reference) ?? []
  const isMissing =
    present !== undefined && present !== '' && !partners.some(({ value }) => value === present)
  return (
    <SelectField
      name={name}
      placeholder={t('form.choose')}
      options={isMissing ? [...partners, { value: present, label: present }] : partners}
    />
  )
}
