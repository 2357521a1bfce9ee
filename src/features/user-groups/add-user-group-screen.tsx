import { useTranslation } from 'react-i18next'
import { createUserGroup, findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import validate from '@/api/generated/validators/UserGroupCreation.js'
import { useWrite } from '@/api/use-write.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { groupName } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { fieldOf, toCreation, type GroupValues } from './group-form.ts'
import { GroupFields } from './group-fields.tsx'
import styles from './group.module.css'

const EMPTY: GroupValues = { name: '', description: '' }

/** A new group; when it stands, its members are chosen next. */
export default function AddUserGroupScreen() {
  const { t } = useTranslation('user-groups')
  const companyOspId = useCompanyOspId()
  const goTo = useGoTo()
  const { run } = useWrite(createUserGroup, { refreshes: [findAllUserGroups], ignore: ['TAKEN'] })
  return (
    <ScreenFrame name="AddUserGroup">
      <div className={styles.form}>
        <ContractForm
          label={t('screens.AddUserGroup')}
          initial={EMPTY}
          validate={validate}
          toBody={(values) => toCreation(values, companyOspId)}
          fieldOf={fieldOf}
          save={async (body) => {
            const group = await run({ body })
            notify({ tone: 'success', text: t('created', { name: groupName(group.data.extId) }) })
            return group
          }}
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
