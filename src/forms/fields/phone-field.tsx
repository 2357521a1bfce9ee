import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/inputs/field.tsx'
import { NativeSelect, TextInput } from '@/ui/inputs/inputs.tsx'
import { asTyped, useFieldText } from './field-texts.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'
import {
  nationalPart,
  toInternational,
  PHONE_COUNTRIES,
  countryOf,
  type PhoneCountry,
} from '../values/phone.ts'

/** R140: the maximum length. */
const MAX_LENGTH = 25

/** A phone number with its country, BE first (R140). The form value is international, `+32…`, without spaces. */
export function PhoneField(props: FormFieldProps) {
  const { t } = useTranslation('ui')
  const { name, readOnly } = props
  const { input, label, field } = useFormField<string>(props)
  useFieldText(name, asTyped)
  const value = input.value ?? ''
  const [chosen, setChosen] = useState<PhoneCountry>()
  const country = chosen ?? countryOf(value) ?? 'BE'
  const [typed, setTyped] = useState<string>()
  const change = (text: string, inCountry: PhoneCountry): void => {
    setTyped(text)
    input.onChange(toInternational(text, inCountry))
  }
  const shown = typed ?? nationalPart(value, country)
  return (
    <Field {...field}>
      {(control) => (
        <div className="phone-field">
          <NativeSelect
            aria-label={t('form.phoneCountry', { label })}
            value={country}
            options={PHONE_COUNTRIES.map(({ country: key, code }) => ({
              value: key,
              label: `${key} +${code}`,
            }))}
            disabled={readOnly}
            onChange={({ target }) => {
              const next = PHONE_COUNTRIES.find(({ country: key }) => key === target.value)?.country ?? 'BE'
              setChosen(next)
              change(shown, next)
            }}
          />
          <TextInput
            {...control}
            name={name}
            type="tel"
            autoComplete={props.autoComplete ?? 'off'}
            maxLength={MAX_LENGTH}
            value={shown}
            readOnly={readOnly}
            onFocus={input.onFocus}
            onChange={({ target }) => change(target.value, country)}
            onBlur={() => {
              // A typed country code changes the selected country.
              if (countryOf(value)) setChosen(undefined)
              setTyped(undefined)
              input.onBlur()
            }}
          />
        </div>
      )}
    </Field>
  )
}
