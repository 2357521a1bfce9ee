import { useTranslation } from 'react-i18next'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { TextField } from '@/forms/fields/fields.tsx'
import { useOwnPurpose } from '@/domain/users/own-purpose.ts'
import { ownName } from '@/i18n/languages.ts'

interface PersonFieldsProps {
  /** Absent for a creation. */
  readonly userOspId?: string
}

/** The fields of an admin or contact, for a creation or an update. Users' own details name their purpose (WCAG 1.3.5). */
export function PersonFields({ userOspId }: PersonFieldsProps) {
  const { t } = useTranslation(['app-users', 'session'])
  const own = useOwnPurpose(userOspId)
  return (
    <>
      <ContractField name="firstName" autoComplete={own('given-name')} />
      <ContractField name="lastName" autoComplete={own('family-name')} />
      <ContractField name="email" autoComplete={own('email')} />
      <ContractField name="msisdn" autoComplete={own('tel-national')} />
      <ContractField name="language" optionLabel={ownName} autoComplete={own('language')} />
      <TextField
        name="login"
        help={t('help.login')}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete={own('username')}
      />
    </>
  )
}
