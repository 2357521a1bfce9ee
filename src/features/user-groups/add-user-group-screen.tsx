import { useTranslation } from 'react-i18next'
import { createUserGroup, findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { groupName } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { GroupFields } from './group-fields.tsx'
import { groupForm } from './group-form.ts'
import styles from './group.module.css'

/** Creates a group. Its members are selected afterwards. */
export default function AddUserGroupScreen() {
  const { t } = useTranslation('user-groups')
  const companyOspId = useCompanyOspId()
  const goTo = useGoTo()
  return (
    <ScreenFrame name="AddUserGroup">
      <div className={styles.form}>
        <ContractForm
          {...groupForm.creating({ corporateAccount: { ospId: companyOspId } })}
          label={t('screens.AddUserGroup')}
          operation={createUserGroup}
          refreshes={[findAllUserGroups]}
          labelOf={(field) => t(`columns.${field}`)}
          saved={({ data }) => t('created', { name: groupName(data.extId) })}
          onSaved={({ ospId }) => goTo(hrefTo('UserGroupMembers', { userGroupOspId: ospId }))}
          onCancel={() => goTo(hrefTo('UserGroups'))}
          submitLabel={t('create')}
        >
          <GroupFields />
        </ContractForm>
      </div>
    </ScreenFrame>
  )
}
