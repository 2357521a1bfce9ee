import { activeStatus } from '@/records/active-status.ts'
import { groupName } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { UserGroup } from './group-actions.ts'
import { GroupBadges } from './group-badges.tsx'

export const groupColumns = defineColumns<UserGroup>('user-groups', {
  name: column.text(({ data }) => groupName(data.extId)),
  status: {
    text: ({ data, isDefault }, { t }) =>
      [activeStatus(t, data).text, ...(isDefault ? [t('status.default')] : [])].join(', '),
    type: 'status',
    silent: ({ data, isDefault }) => data.active && !isDefault,
    cell: (group) => <GroupBadges group={group} hidesNormal />,
  },
  description: column.text(({ data }) => data.description),
  userCount: column.count(({ userCount }) => userCount),
  productCount: column.count(({ productCount }) => productCount),
})
