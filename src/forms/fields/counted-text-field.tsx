import { useTranslation } from 'react-i18next'
import { TextField, type FormFieldProps } from './fields.tsx'
import { FormValues } from '../form-values.tsx'

/** A text of limited length, which says how much of it is used. Nothing typed is cut: what is too long is refused. */
export function CountedTextField({ max, name, ...rest }: FormFieldProps & { readonly max: number }) {
  const { t } = useTranslation('ui')
  return (
    <FormValues<Record<string, unknown>>>
      {({ [name]: text = '' }) => (
        <TextField
          {...rest}
          name={name}
          dir="auto"
          help={t('form.counted', { count: [...String(text).trim()].length, max })}
        />
      )}
    </FormValues>
  )
}
