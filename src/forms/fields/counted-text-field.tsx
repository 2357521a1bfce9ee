import { useTranslation } from 'react-i18next'
import { FormValues } from '../form-values.tsx'
import { useFieldHint } from '../form-fields.ts'
import { TextField, type FormFieldProps } from './fields.tsx'

/** A text with a counter and the maximum length of the contract. A longer text is refused, not cut. */
export function CountedTextField({ name, ...rest }: FormFieldProps) {
  const { t } = useTranslation('ui')
  const { hint } = useFieldHint(name)
  return (
    <FormValues<Record<string, unknown>>>
      {({ [name]: text = '' }) => (
        <TextField
          {...rest}
          name={name}
          dir="auto"
          help={t('form.counted', { count: [...String(text).trim()].length, max: hint?.maxLength })}
        />
      )}
    </FormValues>
  )
}
