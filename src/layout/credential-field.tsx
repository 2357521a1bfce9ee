import { useTranslation } from 'react-i18next'
import { CodeInput } from '@/ui/inputs/code-input.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { PasswordInput } from '@/ui/inputs/inputs.tsx'

interface CredentialFieldProps {
  /** Asks for the two-factor code instead of the password. */
  readonly asksCode: boolean
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly pending: boolean
}

/** The field in which a signed-in user confirms their identity. Needs the texts of `session`. */
export function CredentialField({ asksCode, value, onChange, error, pending }: CredentialFieldProps) {
  const { t } = useTranslation('session')
  if (asksCode)
    return (
      <Field label={t('twoFactor.code')} error={error}>
        {(control) => <CodeInput {...control} readOnly={pending} value={value} onChange={onChange} />}
      </Field>
    )
  return (
    <Field label={t('signIn.password')} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="current-password"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
