import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/field.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { useFieldText } from './field-texts.ts'
import { monthText, toMonth } from './month.ts'
import { TypedInput } from './typed-input.tsx'

/** A month, typed as `MM/yyyy` (R279). The form holds `yyyyMM`; what is no month stays as typed, to be refused. */
export function MonthField({ name, label, help, required, readOnly }: FormFieldProps) {
  const { t } = useTranslation('ui')
  const { input, error } = useFormField<string>({ name, label })
  useFieldText(name, monthText)
  return (
    <Field label={label} help={help} required={required} error={error}>
      {(control) => (
        <TypedInput
          {...control}
          name={name}
          inputMode="numeric"
          placeholder={t('form.monthPattern')}
          text={monthText(input.value ?? '')}
          readOnly={readOnly}
          onText={(typed) => input.onChange(toMonth(typed))}
          onFocus={input.onFocus}
          onLeave={() => input.onBlur()}
        />
      )}
    </Field>
  )
}
