import type { TFunction } from 'i18next'
import { groupName, number } from '@/i18n/formats.ts'
import type { Column } from '@/ui/table/column.ts'
import type { UserGroup } from './group-actions.ts'
import { GroupBadges } from './group-badges.tsx'
import styles from './group.module.css'

/** The columns of the list of groups. */
export const groupColumns = (t: TFunction<'user-groups'>): readonly Column<UserGroup>[] => [
  {
    id: 'name',
    header: t('columns.name'),
    text: ({ data }) => groupName(data.extId),
    cell: ({ data }) => <bdi>{groupName(data.extId)}</bdi>,
    sort: true,
    width: '30%',
  },
  {
    id: 'status',
    header: t('columns.status'),
    text: ({ data, isDefault }) =>
      [t(data.active ? 'status.active' : 'status.inactive'), isDefault && t('status.default')]
        .filter(Boolean)
        .join(', '),
    cell: (group) => (
      <span className={styles.badges}>
        <GroupBadges group={group} />
      </span>
    ),
    sort: true,
  },
  {
    id: 'description',
    header: t('columns.description'),
    text: ({ data }) => data.description ?? '',
    cell: ({ data }) => <bdi>{data.description}</bdi>,
  },
  {
    id: 'userCount',
    header: t('columns.userCount'),
    text: ({ userCount }) => number(userCount),
    sort: true,
    sortValue: ({ userCount }) => userCount,
    align: 'end',
  },
  {
    id: 'productCount',
    header: t('columns.productCount'),
    text: ({ productCount }) => number(productCount),
    sort: true,
    sortValue: ({ productCount }) => productCount,
    align: 'end',
  },
]
