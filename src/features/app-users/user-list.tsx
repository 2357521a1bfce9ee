import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createMobileUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import { hrefTo } from '@/routes/href.ts'
import type { RowOf } from '@/lists/use-list.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import { isMsp, mayCall } from '@/session/access.ts'
import { useAccountOspId, useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { PagedTable } from '@/lists/paged-table.tsx'
import { readAllUsers } from '@/domain/users/all-users.ts'
import { nameOf } from '@/domain/users/user-actions.ts'
import { RowActionDialog, useRowDialog } from '@/domain/users/row-action-dialog.tsx'
import { useUserBulk } from '@/domain/users/use-user-bulk.tsx'
import { useUserMenu } from '@/domain/users/use-user-menu.ts'
import { userColumns } from './user-columns.tsx'
import { UserListFilters } from './user-list-filters.tsx'
import { toFilter, userListSchema, type UserListQuery } from './user-list-query.ts'

/** The active, or the inactive, app users of the selected company; for an ospadmin without one, of all. */
export function UserList({ active }: { readonly active: boolean }) {
  const accountOspId = useAccountOspId()
  // Another company is another list: nothing of the old one stays, not even dimmed.
  return <UsersOf key={accountOspId} accountOspId={accountOspId} active={active} />
}

interface UsersOfProps {
  readonly accountOspId: string | undefined
  readonly active: boolean
}

function UsersOf({ accountOspId, active }: UsersOfProps) {
  const { t } = useTranslation('app-users')
  const viewer = useUser()
  const groups = useRead(
    findAllUserGroups,
    accountOspId === undefined ? null : { body: { corporateAccountOspId: accountOspId } },
    { keep: true },
  )
  const mend = useMemo(() => knownGroup(groups.data), [groups.data])
  const list = useListQuery(userListSchema, { mend })
  const { query } = list
  const { page, size, sort } = query
  const body = toFilter(query, active, accountOspId)
  const read = useRead(getUsersByFilter, { query: { page, size, sort }, body })

  const kind = active ? 'active' : 'inactive'
  const columns = useMemo(
    () => userColumns(t, { active, ofAllCompanies: accountOspId === undefined }),
    [t, active, accountOspId],
  )
  const account = isMsp(viewer) ? accountOspId : undefined
  const rowHref = useCallback(
    ({ ospId: userOspId }: { readonly ospId: string }) =>
      hrefTo('AppUserBudgets', { userOspId }, { corporateAccountOspId: account }),
    [account],
  )
  const dialog = useRowDialog()
  const rowActions = useUserMenu(dialog.open)
  const readAll = () => readAllUsers(body, sort)
  const { bulk, dialog: bulkDialog } = useUserBulk<RowOf<'getUsersByFilter'>>()
  return (
    <>
      <PagedTable
        id={`app-users-${kind}`}
        caption={t(`list.caption.${kind}`)}
        columns={columns}
        rowId={({ ospId }) => ospId}
        rowHref={rowHref}
        rowName={nameOf}
        rowActions={rowActions}
        read={read}
        list={list}
        searchLabel={t('list.search')}
        filters={<UserListFilters list={list} groups={groups.data ?? []} />}
        empty={{
          title: t(`list.empty.${kind}.title`),
          text: t(`list.empty.${kind}.text`),
          action: active && accountOspId !== undefined && mayCall(viewer, createMobileUser) && (
            <>
              <LinkButton to={hrefTo('AddAppUser')}>{t('add.button')}</LinkButton>
              <LinkButton to={hrefTo('AppUsersImport')}>{t('screens.ImportUsers')}</LinkButton>
            </>
          ),
        }}
        exportName={t(`list.file.${kind}`)}
        readAll={readAll}
        bulk={bulk}
      />
      {bulkDialog}
      <RowActionDialog dialog={dialog} rows={read.data?.content ?? []} />
    </>
  )
}

/** A group of another company, as after a change of company, does not filter. */
const knownGroup =
  (groups: readonly { readonly ospId: string }[] | undefined) =>
  (query: UserListQuery): UserListQuery =>
    groups?.some(({ ospId }) => ospId === query.group) === false ? { ...query, group: undefined } : query
