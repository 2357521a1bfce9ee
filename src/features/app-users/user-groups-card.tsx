import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '@/actions/action-button.tsx'
import { addUsersToUserGroup, findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import { groupName } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { membershipActions } from './membership-actions.ts'
import styles from './user-groups-card.module.css'

/** The groups of a user. User managers add and remove them. */
export function UserGroupsCard({ user }: { readonly user: AppUser }) {
  const { t } = useTranslation('app-users')
  const isManager = mayCall(useUser(), addUsersToUserGroup)
  return (
    <Card title={t('columns.userGroups')} flush>
      {user.userGroups.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={t('groupsRoles.empty.title')}
          text={t('groupsRoles.empty.text')}
        />
      ) : (
        <ul className={styles.groups}>
          {user.userGroups.map((group) => {
            const name = <bdi>{groupName(group.name)}</bdi>
            return (
              <li key={group.ospId}>
                {isManager ? (
                  <Link to={hrefTo('UserGroupMembers', { userGroupOspId: group.ospId })}>{name}</Link>
                ) : (
                  name
                )}
                <ActionButton
                  actions={membershipActions}
                  id="leave-group"
                  item={{ user, group }}
                  size="small"
                />
              </li>
            )
          })}
        </ul>
      )}
      {isManager && !user.anonymized && <JoinGroup user={user} />}
    </Card>
  )
}

function JoinGroup({ user }: { readonly user: AppUser }) {
  const { t } = useTranslation('app-users')
  const [chosen, setChosen] = useState('')
  const account = user.corporateAccount?.ospId
  const read = useRead(
    findAllUserGroups,
    account === undefined ? null : { body: { corporateAccountOspId: account } },
  )
  const others = (read.data ?? [])
    .filter(({ ospId }) => !user.userGroups.some((own) => own.ospId === ospId))
    .map(({ ospId, data }) => ({ ospId, name: data.extId }))
  const group = others.find(({ ospId }) => ospId === chosen)
  if (others.length === 0) return null
  return (
    <div className={styles.add}>
      <NativeSelect
        aria-label={t('groupsRoles.choose')}
        placeholder={t('groupsRoles.choose')}
        value={group ? chosen : ''}
        options={others.map(({ ospId, name }) => ({ value: ospId, label: groupName(name) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <ActionButton actions={membershipActions} id="join-group" item={{ user, group }} />
    </div>
  )
}
