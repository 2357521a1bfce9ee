import { useTranslation } from 'react-i18next'
import { findAllUserGroups, getUserGroup, updateUserGroup } from '@/api/generated/operations/user-groups.ts'
import validate from '@/api/generated/validators/UpdateUserGroupRequest.js'
import { useWrite } from '@/api/use-write.ts'
import { RecordForm } from '@/forms/record-form.tsx'
import { groupName } from '@/i18n/formats.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { GroupFields } from './group-fields.tsx'
import { fieldOf, toForm, toUpdate } from './group-form.ts'
import styles from './group.module.css'
import { useRecord } from '@/records/use-record.ts'

/** Codes that the form tells itself, on its fields or above its buttons. */
const TOLD_HERE = ['STALE', 'TAKEN']

/** Name and description of a group. */
export default function GroupDetailsScreen({ params }: ScreenProps<'userGroupOspId'>) {
  const { t } = useTranslation('user-groups')
  const { data: group, mutate } = useRecord(getUserGroup, { body: { ospId: params.userGroupOspId } })
  const { run } = useWrite(updateUserGroup, {
    refreshes: [getUserGroup, findAllUserGroups],
    ignore: TOLD_HERE,
  })
  if (!group) return null // The layout says why.
  return (
    <div className={styles.form}>
      <RecordForm
        record={group}
        reload={async () => mutate()}
        toForm={toForm}
        toBody={toUpdate}
        fieldOf={fieldOf}
        validate={validate}
        save={async (body) => {
          const saved = await run({ body })
          notify({ tone: 'success', text: t('saved', { name: groupName(saved.data.extId) }) })
          return saved
        }}
        labelOf={(field) => t(`columns.${field}`)}
        label={t('screens.UserGroupDetails')}
        submitLabel={t('save')}
      >
        <GroupFields isDefault={group.isDefault} />
      </RecordForm>
    </div>
  )
}
