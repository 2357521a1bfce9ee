import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '@/forms/fields/address-fields.tsx'
import { DateField } from '@/forms/fields/date-field.tsx'
import { EmailField } from '@/forms/fields/email-field.tsx'
import { SelectField, SwitchField, TextField } from '@/forms/fields/fields.tsx'
import { PhoneField } from '@/forms/fields/phone-field.tsx'
import { LANGUAGES } from '@/i18n/languages.ts'
import { Card } from '@/ui/basics/card.tsx'
import styles from '@/domain/users/detail.module.css'
import { useFieldLabel } from '@/domain/users/field-labels.ts'
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
  const labelOf = useFieldLabel()
  const field = (name: string) => ({ name, label: labelOf(name) })
  return (
    <>
      <Card title={t('sections.personal')}>
        <div className={styles.fields}>
          <TextField {...field('firstName')} required dir="auto" />
          <TextField {...field('lastName')} required dir="auto" />
          <EmailField {...field('email')} required />
          <PhoneField {...field('msisdn')} />
          <DateField {...field('birthDate')} />
          <SelectField
            {...field('language')}
            required
            options={LANGUAGES.map((value) => ({ value, label: t(`session:language.${value}`) }))}
          />
          <ParentUserField
            {...field('parentUserOspId')}
            help={t('help.parent')}
            accountOspId={accountOspId}
            userOspId={user?.ospId}
            present={user?.parentUser}
          />
        </div>
      </Card>
      <Card title={t('sections.account')}>
        <div className={styles.fields}>
          <TextField {...field('login')} help={t('help.login')} autoCapitalize="none" spellCheck={false} />
          <div className={styles.besideField}>
            <SwitchField {...field('twoFactor')} />
          </div>
          {account}
        </div>
      </Card>
      <Card title={t('sections.ids')}>
        <div className={styles.fields}>
          <TextField {...field('employeeNumber')} />
          <TextField {...field('contractId')} help={t('help.contractId')} />
          <TextField
            {...field('extId')}
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
