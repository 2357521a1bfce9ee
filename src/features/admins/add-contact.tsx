import { useTranslation } from 'react-i18next'
import { createContact } from '@/api/generated/operations/admins.ts'
import validate from '@/api/generated/validators/CreateContactRequest.js'
import { ContractForm } from '@/forms/contract-form.tsx'
import { VerifyOnLeave } from '@/forms/verify-on-leave.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { RouteName } from '@/routes/routes.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import styles from '@/domain/users/detail.module.css'
import { ChooseCompany } from './choose-company.tsx'
import { useContactType } from './contact-types.ts'
import { fieldOf, NO_PERSON, toContact } from './new-person.ts'
import { PersonFields } from './person-fields.tsx'
import { useNewPerson } from './use-new-person.ts'

export interface AddContactProps {
  readonly name: RouteName
  readonly type: 'INVOICING' | 'HR' | 'BUDGET'
}

/** A new contact of one kind; the page says what such a contact receives (R079). */
export function AddContact({ name, type }: AddContactProps) {
  const { t } = useTranslation(['admins', 'app-users'])
  const accountOspId = useAccountOspId()
  const contact = useContactType()(type)
  const { run, rules, verifyLogin, onSaved, cancel } = useNewPerson(createContact)
  return (
    <ScreenFrame name={name}>
      {accountOspId === undefined ? (
        <ChooseCompany />
      ) : (
        <div className={styles.main}>
          <Notice tone="info">{contact.receives}</Notice>
          <ContractForm
            label={t(`screens.${name}`)}
            initial={NO_PERSON}
            validate={validate}
            rules={rules}
            toBody={(values) => toContact(values, accountOspId, type)}
            fieldOf={fieldOf}
            save={async (body) => run({ body })}
            onSaved={onSaved}
            onCancel={cancel}
            submitLabel={t('add.submit')}
          >
            <Card title={t('app-users:sections.personal')}>
              <PersonFields />
            </Card>
            <p>{t('credentials')}</p>
            <VerifyOnLeave name="login" present="" verify={verifyLogin} />
          </ContractForm>
        </div>
      )}
    </ScreenFrame>
  )
}
