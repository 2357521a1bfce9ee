import { useTranslation } from 'react-i18next'
import { findAllUserGroups, getUserGroup, updateUserGroup } from '@/api/generated/operations/user-groups.ts'
import { RecordForm } from '@/forms/record-form.tsx'
import { groupName } from '@/i18n/formats.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { GroupFields } from './group-fields.tsx'
import { groupForm } from './group-form.ts'
import styles from './group.module.css'
import { useRecord } from '@/records/use-record.ts'

/** Name and description of a group. */
export default function GroupDetailsScreen({ params }: ScreenProps<'userGroupOspId'>) {
  const { t } = useTranslation('user-groups')
  const { data: group, mutate } = useRecord(getUserGroup, { body: { ospId: params.userGroupOspId } })
  if (!group) return null // The layout shows the reason.
  return (
    <div className={styles.form}>
      <RecordForm
        {...groupForm.editing}
        operation={updateUserGroup}
        refreshes={[getUserGroup, findAllUserGroups]}
        record={group}
        reload={async () => mutate()}
        saved={({ data }) => t('saved', { name: groupName(data.extId) })}
        labelOf={(field) => t(`columns.${field}`)}
        label={t('screens.UserGroupDetails')}
        submitLabel={t('save')}
      >
        <GroupFields isDefault={group.isDefault} />
      </RecordForm>
    </div>
  )
}
