import { useTranslation } from 'react-i18next'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import styles from '@/domain/users/detail.module.css'
import { useFieldLabel } from '@/domain/users/field-labels.ts'
import { UserEdit, type UserEditProps } from '@/domain/users/user-edit.tsx'
import { PersonFields } from './person-fields.tsx'
import { ownName } from '@/i18n/languages.ts'

/** The details of an admin or a contact, as an edit form. For an anonymised person, only the remaining data. */
export function PersonDetails({ user, reload }: Pick<UserEditProps, 'user' | 'reload'>) {
  const { t } = useTranslation(['app-users', 'session'])
  const labelOf = useFieldLabel()
  if (user.anonymized || user.externallyManaged)
    return (
      <div className={styles.main}>
        <Notice tone="info">
          {t(`detail.readOnly.${user.anonymized ? 'anonymized' : 'externallyManaged'}`)}
        </Notice>
        <Card title={t('sections.personal')}>
          <PropertyList
            items={[
              { label: labelOf('firstName'), value: <bdi>{user.firstName}</bdi> },
              { label: labelOf('lastName'), value: <bdi>{user.lastName}</bdi> },
              { label: labelOf('email'), value: user.email },
              { label: labelOf('language'), value: ownName(user.language) },
              { label: labelOf('login'), value: user.login },
            ]}
          />
        </Card>
      </div>
    )
  return (
    <div className={styles.main}>
      <UserEdit user={user} reload={reload}>
        <FormSections>
          <FormSection title={t('sections.personal')}>
            <PersonFields userOspId={user.ospId} />
          </FormSection>
          {user.classification !== 'contact' && (
            <FormSection title={t('sections.account')}>
              <SwitchField name="twoFactor" help={t('admins:twoFactor.help')} />
            </FormSection>
          )}
        </FormSections>
      </UserEdit>
    </div>
  )
}
