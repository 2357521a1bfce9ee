import { useTranslation } from 'react-i18next'
import { listAllRoles } from '@/api/generated/operations/admins.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import { useRoleName } from '@/domain/users/role-names.ts'
import { nameOf } from '@/domain/users/action-user.ts'
import { userActions } from '@/domain/users/user-actions.ts'
import { withFacts } from '@/lists/columns.tsx'
import { oneOfValues, yesNo } from '@/lists/filters.tsx'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useList } from '@/lists/use-list.ts'
import { isMsp } from '@/session/access.ts'
import { useAccountOspId, useUser } from '@/session/use-viewer.ts'
import { AddMenu } from './add-menu.tsx'
import { adminColumns } from './admin-columns.tsx'
import { adminsQuery, KINDS, toFilter } from './admins-query.ts'
import { useContactType } from './contact-types.ts'
import { pageOf } from '@/domain/users/page-of-person.ts'

/** The people who manage the selected company in the portal, and its contacts, who receive mail about it. */
export default function AdminsScreen() {
  const { t } = useTranslation('admins')
  const viewer = useUser()
  const accountOspId = useAccountOspId()
  const roleName = useRoleName()
  const contactType = useContactType()
  const roles = useRead(listAllRoles, {})
  const list = useList(getUsersByFilter, adminsQuery, (query) =>
    roles.data ? { body: toFilter(query, roles.data, accountOspId) } : null,
  )
  const company = isMsp(viewer) ? accountOspId : undefined
  return (
    <ListScreen
      name="ManageAdmins"
      lead={t('lead')}
      action={accountOspId !== undefined && <AddMenu />}
      list={roles.data ? list : { ...list, read: roles }}
      id="admins"
      columns={withFacts(adminColumns, { roleName, contactType, ofAllCompanies: accountOspId === undefined })}
      filters={[oneOfValues('kind', KINDS), yesNo('active'), yesNo('twoFactor')]}
      actions={userActions}
      rowTo={(row) => pageOf(row, company)}
      rowName={nameOf}
    />
  )
}
