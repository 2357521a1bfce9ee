import { useTranslation } from 'react-i18next'
import { createContact } from '@/api/generated/operations/admins.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import request from '@/api/generated/requests/CreateContactRequest.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { VerifyOnLeave } from '@/forms/verify-on-leave.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { RouteName } from '@/routes/routes.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import styles from '@/domain/users/detail.module.css'
import { useFieldLabel } from '@/domain/users/field-labels.ts'
import { useContactType } from './contact-types.ts'
import { fieldOf, NO_PERSON, toContact } from './new-person.ts'
import { PersonFields } from './person-fields.tsx'
import { useNewPerson } from './use-new-person.ts'

export interface AddContactProps {
  readonly name: RouteName
  readonly type: 'INVOICING' | 'HR' | 'BUDGET'
}

/** Creates a contact of one kind. The page explains which mails such a contact receives (R079). */
export function AddContact({ name, type }: AddContactProps) {
  const { t } = useTranslation(['admins', 'app-users'])
  const accountOspId = useCompanyOspId()
  const contact = useContactType()(type)
  const { rules, verifyLogin, saved, show, cancel } = useNewPerson()
  const labelOf = useFieldLabel()
  return (
    <ScreenFrame name={name}>
      <div className={styles.main}>
        <Notice tone="info">{contact.receives}</Notice>
        <ContractForm
          label={t(`screens.${name}`)}
          initial={NO_PERSON}
          request={request}
          operation={createContact}
          refreshes={[getUsersByFilter]}
          labelOf={labelOf}
          rules={rules}
          toBody={(values) => toContact(values, accountOspId, type)}
          fieldOf={fieldOf}
          saved={saved}
          onSaved={show}
          onCancel={cancel}
          submitLabel={t('add.submit')}
        >
          <FormSections>
            <FormSection title={t('app-users:sections.personal')}>
              <PersonFields />
            </FormSection>
          </FormSections>
          <p>{t('credentials')}</p>
          <VerifyOnLeave name="login" present="" verify={verifyLogin} />
        </ContractForm>
      </div>
    </ScreenFrame>
  )
}
