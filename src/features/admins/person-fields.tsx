import { useTranslation } from 'react-i18next'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { TextField } from '@/forms/fields/fields.tsx'
import { ownName } from '@/i18n/languages.ts'

/** The fields of an admin or contact, for a creation or an update. */
export function PersonFields() {
  const { t } = useTranslation(['app-users', 'session'])
  return (
    <>
      <ContractField name="firstName" />
      <ContractField name="lastName" />
      <ContractField name="email" />
      <ContractField name="msisdn" />
      <ContractField name="language" wordOf={ownName} />
      <TextField name="login" help={t('help.login')} autoCapitalize="none" spellCheck={false} />
    </>
  )
}
