import { useTranslation } from 'react-i18next'
import { createManager, listAllRoles } from '@/api/generated/operations/admins.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import request from '@/api/generated/requests/CreateManagerRequest.ts'
import { useRead } from '@/api/use-read.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { SelectField } from '@/forms/fields/fields.tsx'
import { CheckboxGroupField } from '@/forms/fields/checkbox-group-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { VerifyOnLeave } from '@/forms/verify-on-leave.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { Loaded } from '@/frame/loaded.tsx'
import styles from '@/domain/users/detail.module.css'
import { useFieldLabel } from '@/domain/users/field-labels.ts'
import { fieldOf, NO_ADMIN, toManager } from './new-person.ts'
import { PersonFields } from './person-fields.tsx'
import { useNewPerson } from './use-new-person.ts'

/** These roles define a kind of user instead of permissions, so an admin never has them (R085). */
const NOT_FOR_ADMINS = ['ospuser', 'contact_user']

/** Creates an admin, with the roles that this viewer may grant (R077). */
export default function AddAdminScreen() {
  const { t } = useTranslation('admins')
  const accountOspId = useCompanyOspId()
  const { rules, verifyLogin, saved, show, cancel } = useNewPerson()
  const labelOf = useFieldLabel()
  return (
    <ScreenFrame name="AddAdmin" lead={t('credentials')}>
      <div className={styles.main}>
        <ContractForm
          label={t('screens.AddAdmin')}
          initial={NO_ADMIN}
          request={request}
          operation={createManager}
          refreshes={[getUsersByFilter]}
          labelOf={labelOf}
          rules={rules}
          toBody={(values) => toManager(values, accountOspId)}
          fieldOf={fieldOf}
          saved={saved}
          onSaved={show}
          onCancel={cancel}
          submitLabel={t('add.submit')}
        >
          <AdminFields />
          <VerifyOnLeave name="login" present="" verify={verifyLogin} />
        </ContractForm>
      </div>
    </ScreenFrame>
  )
}

function AdminFields() {
  const { t } = useTranslation(['admins', 'app-users'])
  const roles = useRead(listAllRoles, {})
  return (
    <FormSections>
      <FormSection title={t('app-users:sections.personal')}>
        <PersonFields />
      </FormSection>
      <FormSection title={t('app-users:sections.account')}>
        <SelectField
          name="twoFactor"
          options={(['company', 'on', 'off'] as const).map((value) => ({
            value,
            label: t(`twoFactor.${value}`),
          }))}
        />
      </FormSection>
      <FormSection title={t('app-users:columns.roles')}>
        <Loaded read={roles}>
          {(all) => (
            <CheckboxGroupField
              name="roles"
              label={t('rolesLabel')}
              options={all
                .filter(({ role }) => !NOT_FOR_ADMINS.includes(role))
                .map(({ role, label, description, assignable }) => ({
                  value: role,
                  label,
                  help: assignable ? description : t('app-users:reasons.notHeld'),
                  disabled: !assignable,
                }))}
            />
          )}
        </Loaded>
      </FormSection>
    </FormSections>
  )
}
