import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { PasswordField, SelectField, TextField } from '@/forms/fields/fields.tsx'
import type { Provider } from './use-connections.ts'

/** The label of a provider's option. The portal may have no text for it. */
// i18n-keys: payroll:options.*
export const optionWord = (t: TFunction, option: string): string => t(`options.${option}`)

export interface ConnectionFieldsProps {
  readonly provider: Provider
  /** A secret is already stored: an empty field keeps it. */
  readonly keepsSecrets?: boolean
}

/** The fields of a connection, as its provider defines them (G125). An unknown type of field is a text field. */
export function ConnectionFields({ provider, keepsSecrets = false }: ConnectionFieldsProps) {
  const { t } = useTranslation('payroll')
  return provider.fields.map(({ name, label, kind, required, format, options = [] }) => {
    const field = { name: `connection.${name}`, label, requiredHere: required, help: format }
    if (kind === 'SECRET')
      return (
        <PasswordField
          key={name}
          {...field}
          requiredHere={required && !keepsSecrets}
          help={keepsSecrets ? t('edit.keepSecret') : format}
          autoComplete="new-password"
        />
      )
    if (kind === 'OPTION')
      return (
        <SelectField
          key={name}
          {...field}
          placeholder={t('connect.choose')}
          options={options.map((value) => ({ value, label: optionWord(t, value) }))}
        />
      )
    return <TextField key={name} {...field} dir="auto" spellCheck={false} />
  })
}
