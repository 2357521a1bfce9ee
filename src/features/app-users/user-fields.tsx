import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '@/forms/fields/address-fields.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { TextField } from '@/forms/fields/fields.tsx'
import { Card } from '@/ui/basics/card.tsx'
import styles from '@/domain/users/detail.module.css'
import { ParentUserField } from './parent-user-field.tsx'
import type { AppUser } from '@/domain/users/user-form.ts'

export interface UserFieldsProps {
  /** Absent for a new one. */
  readonly user?: AppUser
  readonly accountOspId: string | undefined
  /** Further fields of the account and of the numbers. */
  readonly account?: ReactNode
  readonly numbers?: ReactNode
}

/** The fields of a user's details. */
export function UserFields({ user, accountOspId, account, numbers }: UserFieldsProps) {
  const { t } = useTranslation(['app-users', 'session'])
  return (
    <>
      <Card title={t('sections.personal')}>
        <div className={styles.fields}>
          <ContractField name="firstName" />
          <ContractField name="lastName" />
          <ContractField name="email" />
          <ContractField name="msisdn" />
          <ContractField name="birthDate" />
          <ContractField name="language" wordOf={(language) => t(`session:language.${language}`)} />
          <ParentUserField
            name="parentUserOspId"
            help={t('help.parent')}
            accountOspId={accountOspId}
            userOspId={user?.ospId}
            present={user?.parentUser}
          />
        </div>
      </Card>
      <Card title={t('sections.account')}>
        <div className={styles.fields}>
          <TextField name="login" help={t('help.login')} autoCapitalize="none" spellCheck={false} />
          <div className={styles.besideField}>
            <ContractField name="twoFactor" />
          </div>
          {account}
        </div>
      </Card>
      <Card title={t('sections.ids')}>
        <div className={styles.fields}>
          <TextField name="employeeNumber" />
          <TextField name="contractId" help={t('help.contractId')} />
          <TextField
            name="extId"
            // R146: fixed once set.
            readOnly={user?.extId !== undefined}
            help={t(user?.extId === undefined ? 'help.extId' : 'help.extIdFixed')}
          />
          {numbers}
        </div>
      </Card>
      <div className={styles.addresses}>
        <AddressCard name="workAddress" />
        <AddressCard name="homeAddress" />
      </div>
    </>
  )
}

function AddressCard({ name }: { readonly name: 'workAddress' | 'homeAddress' }) {
  const { t } = useTranslation('app-users')
  return (
    <Card title={t(`sections.${name}`)}>
      <AddressFields name={name} labelOf={(part) => t(`fields.${part}`)} />
    </Card>
  )
}
