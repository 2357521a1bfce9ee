import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import Plus from 'lucide-react/icons/plus'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import { hrefTo } from '@/routes/href.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useListQuery } from '@/lists/use-list-query.ts'
import { useRowDialogAddress } from '@/actions/use-row-dialog.ts'
import { useNamedAction } from '@/actions/action-menu.tsx'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { groupActions, type GroupAction, type UserGroup } from './group-actions.ts'
import { GroupActionDialog } from './group-action-dialog.tsx'
import { groupColumns } from './group-columns.tsx'
import { groupsQuery, SEARCH_FROM } from './groups-query.ts'
import { useGroupBulk } from './use-group-bulk.tsx'
import { useGroupMenu } from './use-group-menu.ts'

/** The user groups of the selected company. */
export default function UserGroupsScreen() {
  const { t } = useTranslation('user-groups')
  const accountOspId = useAccountOspId()
  return (
    <ScreenFrame
      name="UserGroups"
      lead={t('lead')}
      action={
        accountOspId !== undefined && (
          <LinkButton look="primary" icon={<Plus aria-hidden="true" />} to={hrefTo('AddUserGroup')}>
            {t('add')}
          </LinkButton>
        )
      }
    >
      {accountOspId === undefined ? (
        <EmptyState kind="nothing-yet" title={t('chooseCompany')} text={t('chooseCompanyText')} />
      ) : (
        <GroupsOf key={accountOspId} accountOspId={accountOspId} />
      )}
    </ScreenFrame>
  )
}

function GroupsOf({ accountOspId }: { readonly accountOspId: string }) {
  const { t } = useTranslation('user-groups')
  const list = useListQuery(groupsQuery)
  const { query, change } = list
  const read = useRead(findAllUserGroups, { body: { corporateAccountOspId: accountOspId } })
  const columns = useMemo(() => groupColumns(t), [t])
  const rows = useMemo(
    () => read.data?.filter(({ data }) => query.active === undefined || data.active === query.active),
    [read.data, query.active],
  )
  const { dialog, row, open, close } = useRowDialogAddress('group')
  const rowActions = useGroupMenu(
    useCallback((action: GroupAction, { ospId }: UserGroup) => open(action.id, ospId), [open]),
  )
  const { bulk, dialog: bulkDialog } = useGroupBulk(read.data)
  const named = useNamedAction(groupActions, dialog)
  if (read.error && !read.data)
    return <ProblemPanel error={read.error} retry={() => void read.mutate()} pending={read.isValidating} />
  return (
    <>
      <MemoryTable
        id="user-groups"
        caption={t('screens.UserGroups')}
        columns={columns}
        rowId={({ ospId }) => ospId}
        rows={rows}
        busy={read.isValidating}
        search={[...query.search].length < SEARCH_FROM ? '' : query.search}
        list={list}
        rowHref={({ ospId }) => hrefTo('UserGroupMembers', { userGroupOspId: ospId })}
        rowActions={rowActions}
        bulk={bulk}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          action: (
            <LinkButton look="primary" to={hrefTo('AddUserGroup')}>
              {t('add')}
            </LinkButton>
          ),
        }}
        exportName={t('exportName')}
        searchLabel={t('search', { count: SEARCH_FROM })}
        filters={
          <NativeSelect
            aria-label={t('columns.status')}
            placeholder={t('allStatuses')}
            value={query.active === undefined ? '' : query.active ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: t('status.active') },
              { value: 'no', label: t('status.inactive') },
            ]}
            onChange={({ target: { value } }) =>
              change({ active: value === '' ? undefined : value === 'yes' })
            }
          />
        }
      />
      {bulkDialog}
      <GroupActionDialog
        action={named}
        group={read.data?.find(({ ospId }) => ospId === row)}
        onClose={close}
      />
    </>
  )
}
