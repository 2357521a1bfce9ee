import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { date } from '@/i18n/formats.ts'
import { phone } from '@/i18n/phone.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import styles from './detail.module.css'
import { useFieldLabel } from './field-labels.ts'
import { ADDRESS_PARTS } from '@/forms/values/address.ts'
import type { AppUser } from './user-form.ts'
import { ownName } from '@/i18n/languages.ts'

/** The details of a user, read-only. */
export function UserProperties({ user }: { readonly user: AppUser }) {
  const { t } = useTranslation(['app-users', 'session'])
  const labelOf = useFieldLabel()
  const { firstName, lastName, email, msisdn, birthDate, language, login, parentUser } = user
  const list = (values: Readonly<Record<string, ReactNode>>) => (
    <PropertyList items={Object.entries(values).map(([name, value]) => ({ label: labelOf(name), value }))} />
  )
  const address = (of: AppUser['homeAddress'] = {}) =>
    list(Object.fromEntries(ADDRESS_PARTS.map((part) => [part, text(of[part])])))
  return (
    <>
      <Card title={t('sections.personal')}>
        {list({
          firstName: text(firstName),
          lastName: text(lastName),
          email,
          msisdn: msisdn && phone(msisdn),
          birthDate: birthDate && date(birthDate),
          language: ownName(language),
          parentUserOspId: text(parentUser?.name),
        })}
      </Card>
      <Card title={t('sections.account')}>
        {list({ login, twoFactor: t(user.twoFactor ? 'twoFactor.on' : 'twoFactor.off') })}
      </Card>
      <Card title={t('sections.ids')}>
        {list({ employeeNumber: user.employeeNumber, contractId: user.contractId, extId: user.extId })}
      </Card>
      <div className={styles.addresses}>
        <Card title={t('sections.workAddress')}>{address(user.workAddress)}</Card>
        <Card title={t('sections.homeAddress')}>{address(user.homeAddress)}</Card>
      </div>
    </>
  )
}

/** Isolates the text direction, because it may be in any script. */
const text = (value: string | undefined): ReactNode => value && <bdi>{value}</bdi>
