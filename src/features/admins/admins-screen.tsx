import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listAllRoles } from '@/api/generated/operations/admins.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useListQuery } from '@/lists/use-list-query.ts'
import { isMsp } from '@/session/access.ts'
import { useAccountOspId, useUser } from '@/session/use-viewer.ts'
import { PagedTable } from '@/lists/paged-table.tsx'
import { readAllUsers } from '@/domain/users/all-users.ts'
import { useRoleName } from '@/domain/users/role-names.ts'
import { RowActionDialog, useRowDialog } from '@/domain/users/row-action-dialog.tsx'
import { useUserBulk } from '@/domain/users/use-user-bulk.tsx'
import { useUserMenu } from '@/domain/users/use-user-menu.ts'
import { nameOf } from '@/domain/users/user-actions.ts'
import { AddMenu } from './add-menu.tsx'
import { adminColumns } from './admin-columns.tsx'
import { AdminFilters } from './admin-filters.tsx'
import { adminsQuery, toFilter } from './admins-query.ts'
import { useContactType } from './contact-types.ts'
import { pageOf } from './page-of-person.ts'

type Row = components['schemas']['AppUserSummary']

/** Who runs the portal for the selected company, and who is mailed about it. */
export default function AdminsScreen() {
  const { t } = useTranslation('admins')
  const accountOspId = useAccountOspId()
  return (
    <ScreenFrame name="ManageAdmins" lead={t('lead')} action={accountOspId !== undefined && <AddMenu />}>
      <AdminsOf key={accountOspId} accountOspId={accountOspId} />
    </ScreenFrame>
  )
}

function AdminsOf({ accountOspId }: { readonly accountOspId: string | undefined }) {
  const { t } = useTranslation(['admins', 'app-users'])
  const viewer = useUser()
  const list = useListQuery(adminsQuery)
  const { query } = list
  const { page, size, sort } = query
  const roles = useRead(listAllRoles, {})
  const body = roles.data && toFilter(query, roles.data, accountOspId)
  const users = useRead(getUsersByFilter, body ? { query: { page, size, sort }, body } : null)
  const columns = useColumns(accountOspId === undefined)
  const account = isMsp(viewer) ? accountOspId : undefined
  const dialog = useRowDialog()
  const rowActions = useUserMenu(dialog.open)
  const readAll = async () => (body ? readAllUsers(body, sort) : [])
  const { bulk, dialog: bulkDialog } = useUserBulk<Row>()
  return (
    <>
      <PagedTable<Row>
        id="admins"
        caption={t('screens.ManageAdmins')}
        columns={columns}
        rowId={({ ospId }) => ospId}
        rowHref={useCallback((row: Row) => pageOf(row, account), [account])}
        rowName={nameOf}
        rowActions={rowActions}
        read={roles.data ? users : { ...roles, data: undefined }}
        list={list}
        searchLabel={t('app-users:list.search')}
        filters={<AdminFilters list={list} />}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        exportName={t('exportName')}
        readAll={readAll}
        bulk={bulk}
      />
      {bulkDialog}
      <RowActionDialog dialog={dialog} rows={users.data?.content ?? []} />
    </>
  )
}

function useColumns(ofAllCompanies: boolean) {
  const { t } = useTranslation(['admins', 'app-users'])
  const roleName = useRoleName()
  const contactType = useContactType()
  return useMemo(
    () => adminColumns({ t, roleName, contactType: (type) => contactType(type).label, ofAllCompanies }),
    // oxlint-disable-next-line react/exhaustive-deps -- the names change with the words, that is with `t`
    [t, ofAllCompanies],
  )
}
