import { useTranslation } from 'react-i18next'
import { CodeInput } from '@/ui/inputs/code-input.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { useGuestField, type GuestFieldProps } from './guest-fields.tsx'

/** A code of digits. The last digit submits the form, as its help text states (WCAG 3.2.2). */
export function CodeField({ name, digits }: GuestFieldProps & { readonly digits: number }) {
  const { t } = useTranslation('welcome')
  const { form, field, input } = useGuestField(name)
  return (
    <Field {...field} help={t('twoFactor.sendsItself', { digits })}>
      {(control) => (
        <CodeInput
          {...control}
          {...input}
          digits={digits}
          // A refused code empties the field, so text typed before the response would be lost.
          readOnly={form.sending}
          onComplete={form.submit}
        />
      )}
    </Field>
  )
}
