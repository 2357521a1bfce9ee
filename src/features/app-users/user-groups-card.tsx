import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import {
  addUsersToUserGroup,
  findAllUserGroups,
  getUserGroup,
  removeUsersFromUserGroup,
} from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { groupName } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import { nameOf } from '@/domain/users/user-actions.ts'
import styles from './user-groups-card.module.css'

type Group = components['schemas']['Ref']
const REFRESHES = [getUser, getUsersByFilter, getUserGroup, findAllUserGroups]

/** The groups that a user is in; who manages users adds and removes. */
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
          {user.userGroups.map((group) => (
            <Membership key={group.ospId} user={user} group={group} isManager={isManager} />
          ))}
        </ul>
      )}
      {isManager && !user.anonymized && <AddToGroup user={user} />}
    </Card>
  )
}

interface MembershipProps {
  readonly user: AppUser
  readonly group: Group
  readonly isManager: boolean
}

function Membership({ user, group, isManager }: MembershipProps) {
  const { t } = useTranslation('app-users')
  const { run, running } = useWrite(removeUsersFromUserGroup, { refreshes: REFRESHES })
  const name = groupName(group.name)
  const leave = async (): Promise<void> => {
    await run({ body: { userGroupOspId: group.ospId, userOspIds: [user.ospId] } })
    notify({ tone: 'success', text: t('groupsRoles.removed', { name: nameOf(user), group: name }) })
  }
  if (!isManager)
    return (
      <li>
        <bdi>{name}</bdi>
      </li>
    )
  return (
    <li>
      <Link to={hrefTo('UserGroupMembers', { userGroupOspId: group.ospId })}>
        <bdi>{name}</bdi>
      </Link>
      <Button
        size="small"
        pending={running}
        aria-label={t('groupsRoles.removeFrom', { group: name })}
        onClick={() => void leave().catch(() => undefined)} // A failure has been told.
      >
        {t('groupsRoles.remove')}
      </Button>
    </li>
  )
}

function AddToGroup({ user }: { readonly user: AppUser }) {
  const { t } = useTranslation('app-users')
  const [chosen, setChosen] = useState('')
  const account = user.corporateAccount?.ospId
  const read = useRead(
    findAllUserGroups,
    account === undefined ? null : { body: { corporateAccountOspId: account } },
  )
  const { run, running } = useWrite(addUsersToUserGroup, { refreshes: REFRESHES })
  const others = (read.data ?? []).filter(({ ospId }) => !user.userGroups.some((own) => own.ospId === ospId))
  const group = others.find(({ ospId }) => ospId === chosen)
  const join = async (): Promise<void> => {
    if (!group) return
    await run({ body: { userGroupOspId: group.ospId, userOspIds: [user.ospId] } })
    setChosen('')
    const name = groupName(group.data.extId)
    notify({ tone: 'success', text: t('groupsRoles.added', { name: nameOf(user), group: name }) })
  }
  if (others.length === 0) return null
  return (
    <div className={styles.add}>
      <NativeSelect
        aria-label={t('groupsRoles.choose')}
        placeholder={t('groupsRoles.choose')}
        value={group ? chosen : ''}
        options={others.map(({ ospId, data }) => ({ value: ospId, label: groupName(data.extId) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button
        pending={running}
        refused={group ? undefined : t('groupsRoles.chooseFirst')}
        onClick={() => void join().catch(() => undefined)} // A failure has been told.
      >
        {t('groupsRoles.add')}
      </Button>
    </div>
  )
}
