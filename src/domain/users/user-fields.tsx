import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '@/base/dates.ts'
import { AddressFields, type AddressFieldsProps } from '@/forms/fields/address-fields.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { DateField } from '@/forms/fields/date-field.tsx'
import { TextField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections, MoreFields } from '@/forms/form-sections.tsx'
import styles from './detail.module.css'
import { useOwnPurpose } from './own-purpose.ts'
import { ParentUserField } from './parent-user-field.tsx'
import type { AppUser } from './user-form.ts'
import { ownName } from '@/i18n/languages.ts'

export interface UserFieldsProps {
  /** Absent for a creation. */
  readonly user?: AppUser
  readonly accountOspId: string | undefined
  /** Additional fields in the sections account and numbers. */
  readonly account?: ReactNode
  readonly numbers?: ReactNode
  /** An additional section after the essentials. */
  readonly activation?: ReactNode
}

/** The fields of a user's details. */
export function UserFields({ user, accountOspId, account, numbers, activation }: UserFieldsProps) {
  const { t } = useTranslation(['app-users', 'session'])
  const own = useOwnPurpose(user?.ospId)
  return (
    <FormSections>
      <FormSection title={t('sections.personal')}>
        <ContractField name="firstName" autoComplete={own('given-name')} />
        <ContractField name="lastName" autoComplete={own('family-name')} />
        <ContractField name="email" autoComplete={own('email')} />
        <ContractField name="msisdn" autoComplete={own('tel-national')} />
        <ContractField name="language" optionLabel={ownName} autoComplete={own('language')} />
        <DateField name="birthDate" notAfter={today()} autoComplete={own('bday')} />
      </FormSection>
      {activation}
      <MoreFields what={t('sections.more')} open={user !== undefined}>
        <FormSection title={t('sections.account')}>
          <TextField
            name="login"
            help={t('help.login')}
            autoCapitalize="none"
            spellCheck={false}
            autoComplete={own('username')}
          />
          <div className={styles.nextToField}>
            <ContractField name="twoFactor" />
          </div>
          {account}
          <ParentUserField
            name="parentUserOspId"
            help={t('help.parent')}
            accountOspId={accountOspId}
            userOspId={user?.ospId}
            present={user?.parentUser}
          />
        </FormSection>
        <FormSection title={t('sections.ids')}>
          <TextField name="employeeNumber" />
          <TextField name="contractId" help={t('help.contractId')} />
          <TextField
            name="extId"
            // R146: cannot be changed once set.
            readOnly={user?.extId !== undefined}
            help={t(user?.extId === undefined ? 'help.extId' : 'help.extIdFixed')}
          />
          {numbers}
        </FormSection>
        <AddressSection name="workAddress" own={own('work')} />
        <AddressSection name="homeAddress" own={own('home')} />
      </MoreFields>
    </FormSections>
  )
}

interface AddressSectionProps extends Pick<AddressFieldsProps, 'own'> {
  readonly name: 'workAddress' | 'homeAddress'
}

function AddressSection({ name, own }: AddressSectionProps) {
  const { t } = useTranslation('app-users')
  return (
    <FormSection title={t(`sections.${name}`)}>
      <AddressFields
        name={name}
        label={t(`sections.${name}`)}
        labelOf={(part) => t(`fields.${part}`)}
        own={own}
      />
    </FormSection>
  )
}
