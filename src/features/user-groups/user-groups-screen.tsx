import { useTranslation } from 'react-i18next'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { yesNo } from '@/lists/filters.tsx'
import { flag, sortBy, text } from '@/lists/list-query.ts'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { groupActions } from './group-actions.ts'
import { groupColumns } from './group-columns.tsx'

const groupsQuery = {
  search: text({ from: 3 }), // R150: with fewer than three letters, a search matches everything.
  active: flag(),
  sort: sortBy(['name', 'status', 'userCount', 'productCount'], 'name'),
}

/** The user groups of the selected company. */
export default function UserGroupsScreen() {
  const { t } = useTranslation('user-groups')
  const corporateAccountOspId = useCompanyOspId()
  const list = useList(findAllUserGroups, groupsQuery, () => ({ body: { corporateAccountOspId } }), {
    keeps: ({ data }, { active }) => active === undefined || data.active === active,
  })
  return (
    <ListScreen
      name="UserGroups"
      lead={t('lead')}
      add="AddUserGroup"
      list={list}
      id="user-groups"
      columns={groupColumns}
      filters={[yesNo('active')]}
      actions={groupActions}
      rowTo={({ ospId }) => hrefTo('UserGroupMembers', { userGroupOspId: ospId })}
    />
  )
}
