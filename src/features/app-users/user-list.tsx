import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createMobileUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import { nameOf } from '@/domain/users/action-user.ts'
import { userActions } from '@/domain/users/user-actions.ts'
import { groupName } from '@/i18n/formats.ts'
import { withFacts } from '@/lists/columns.tsx'
import { choice, yesNo } from '@/lists/filters.tsx'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { isMsp, mayCall } from '@/session/access.ts'
import { useAccountOspId, useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { userColumns } from './user-columns.tsx'
import { toFilter, userListSchema, type UserListQuery } from './user-list-query.ts'

/**
 * The active or the inactive app users of the selected company. If none is selected, an ospadmin sees the users of all
 * companies.
 */
export function UserList({ active }: { readonly active: boolean }) {
  const { t } = useTranslation('app-users')
  const viewer = useUser()
  const accountOspId = useAccountOspId()
  const { data: groups } = useRead(
    findAllUserGroups,
    accountOspId === undefined ? null : { body: { corporateAccountOspId: accountOspId } },
    { keep: true },
  )
  const list = useList(
    getUsersByFilter,
    userListSchema,
    (query) => ({ body: toFilter(query, active, accountOspId) }),
    { correct: useMemo(() => knownGroup(groups), [groups]) },
  )
  const kind = active ? 'active' : 'inactive'
  const company = isMsp(viewer) ? accountOspId : undefined
  return (
    <ListView
      area="app-users"
      words={`list.${kind}`}
      list={list}
      id={`app-users-${kind}`}
      columns={withFacts(userColumns, { active, ofAllCompanies: accountOspId === undefined })}
      filters={[
        yesNo('blocked'),
        yesNo('twoFactor'),
        yesNo('hasBudget'),
        choice(
          'group',
          groups?.map(({ ospId, data }) => ({ value: ospId, label: groupName(data.extId) })),
        ),
      ]}
      actions={userActions}
      rowTo={({ ospId }) =>
        hrefTo('AppUserOverview', { userOspId: ospId }, { corporateAccountOspId: company })
      }
      rowName={nameOf}
      emptyAction={
        active &&
        accountOspId !== undefined &&
        mayCall(viewer, createMobileUser) && (
          <>
            <LinkButton to={hrefTo('AddAppUser')}>{t('vocabulary:addUser')}</LinkButton>
            <LinkButton to={hrefTo('AppUsersImport')}>{t('screens.ImportUsers')}</LinkButton>
          </>
        )
      }
    />
  )
}

/** A group of another company, for example after a change of company, is ignored. */
const knownGroup =
  (groups: readonly { readonly ospId: string }[] | undefined) =>
  (query: UserListQuery): UserListQuery =>
    groups?.some(({ ospId }) => ospId === query.group) === false ? { ...query, group: undefined } : query
