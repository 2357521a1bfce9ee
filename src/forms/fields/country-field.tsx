import { useTranslation } from 'react-i18next'
import { countriesIn } from '@/i18n/countries.ts'
import { SelectField, type FormFieldProps } from './fields.tsx'

/** A country, Belgium first, in the language of the portal (R198, G173). The form value is its two letters. */
export function CountryField(props: FormFieldProps) {
  const { t, i18n } = useTranslation('ui')
  const options = countriesIn(i18n.language).map(({ code, name }) => ({ value: code, label: name }))
  return <SelectField {...props} options={options} placeholder={t('form.choose')} />
}
