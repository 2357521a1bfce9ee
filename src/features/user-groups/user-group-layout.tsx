import { useTranslation } from 'react-i18next'
import { getUserGroup } from '@/api/generated/operations/user-groups.ts'
import { groupName } from '@/i18n/formats.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { groupActions } from './group-actions.ts'
import { GroupBadges } from './group-badges.tsx'

/** The frame of a group's page: its identity, its status and its actions. The tab is below. */
export default function UserGroupLayout({ params, children }: ScreenProps<'userGroupOspId'>) {
  const { t } = useTranslation('user-groups')
  return (
    <RecordScreen
      name="UserGroupView"
      params={params}
      read={useRecord(getUserGroup, { body: { ospId: params.userGroupOspId } })}
      companyOf={({ data }) => data.corporateAccount.ospId}
      title={({ data }) => groupName(data.extId)}
      subject={({ data, userCount }) => t('subject', { count: userCount, name: groupName(data.extId) })}
      id={({ ospId }) => ospId}
      status={(group) => <GroupBadges group={group} />}
      lead={({ data }) => data.description !== undefined && <bdi>{data.description}</bdi>}
      actions={groupActions}
    >
      {children}
    </RecordScreen>
  )
}
