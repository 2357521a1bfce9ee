import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import {
  addUserRole,
  listAllRoles,
  listUserRoles,
  removeUserRole,
} from '@/api/generated/operations/admins.ts'
import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { ConfirmDialog } from '@/ui/overlays/question-dialogs.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { rolesToShow, whyNotGrant, whyNotRemove, type ShownRole } from './role-rules.ts'
import styles from './user-roles.module.css'
import { nameOf } from './user-actions.ts'
import type { AppUser } from './user-form.ts'

type RoleInfo = components['schemas']['RoleInfo']
const REFRESHES = [getUser, getUsersByFilter, listUserRoles]

/** The roles of a person, to grant and take away; an admin only those that the admin holds (R077). */
export function UserRoles({ user }: { readonly user: AppUser }) {
  const { t } = useTranslation('app-users')
  const isManager = mayCall(useUser(), listAllRoles)
  const held = useRead(listUserRoles, { body: { userOspId: user.ospId } })
  const all = useRead(listAllRoles, isManager ? {} : null)
  const none: readonly RoleInfo[] = []
  const data = held.data && (!isManager || all.data) ? { held: held.data, all: all.data ?? none } : undefined
  const read = {
    data,
    error: held.error ?? all.error,
    isValidating: held.isValidating || all.isValidating,
    mutate: () => Promise.all([held.mutate(), all.mutate()]),
  }
  return (
    <Card title={t('roleEditor.title')} flush>
      <p className={styles.lead}>{t(isManager ? 'roleEditor.lead' : 'roleEditor.readOnly')}</p>
      <Loaded read={read}>{(roles) => <RoleList user={user} roles={rolesToShow(roles)} />}</Loaded>
    </Card>
  )
}

interface RoleListProps {
  readonly user: AppUser
  readonly roles: readonly ShownRole[]
}

function RoleList({ user, roles }: RoleListProps) {
  const { t } = useTranslation('app-users')
  const [removing, setRemoving] = useState<ShownRole>()
  const { run } = useWrite(removeUserRole, { refreshes: REFRESHES, ignore: ['*'] })
  const name = nameOf(user)
  return (
    <>
      <ul className={styles.roles}>
        {roles.map((shown) => (
          <RoleRow key={shown.role} user={user} shown={shown} onRemove={() => setRemoving(shown)} />
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        title={<bdi>{t('roleEditor.remove.title', { name, role: removing?.label })}</bdi>}
        text={t('roleEditor.remove.text')}
        confirm={t('roleEditor.remove.submit')}
        onConfirm={async () => {
          if (!removing) return
          await run({ body: { userOspId: user.ospId, role: removing.role } })
          notify({ tone: 'success', text: t('roleEditor.remove.done', { name, role: removing.label }) })
        }}
        onClose={() => setRemoving(undefined)}
      />
    </>
  )
}

interface RoleRowProps {
  readonly user: AppUser
  readonly shown: ShownRole
  readonly onRemove: () => void
}

function RoleRow({ user, shown, onRemove }: RoleRowProps) {
  const { t } = useTranslation('app-users')
  const viewer = useUser()
  const { run, running } = useWrite(addUserRole, { refreshes: REFRESHES })
  const { role, label, description, isHeld } = shown
  const reason = isHeld ? whyNotRemove(shown, user, viewer) : whyNotGrant(shown, user)
  const refused = reason && t(`roleEditor.reasons.${reason}`)
  const grant = async (): Promise<void> => {
    await run({ body: { userOspId: user.ospId, role } })
    notify({ tone: 'success', text: t('roleEditor.granted', { name: nameOf(user), role: label }) })
  }
  return (
    <li className={styles.role}>
      <div className={styles.words}>
        <strong>
          <bdi>{label}</bdi>
        </strong>
        {isHeld && <StatusBadge tone="success">{t('roleEditor.held')}</StatusBadge>}
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {mayCall(viewer, addUserRole) &&
        (isHeld ? (
          <Button
            size="small"
            refused={refused}
            aria-label={t('roleEditor.removeRole', { role: label })}
            onClick={onRemove}
          >
            {t('roleEditor.remove.label')}
          </Button>
        ) : (
          <Button
            size="small"
            pending={running}
            refused={refused}
            aria-label={t('roleEditor.grantRole', { role: label })}
            onClick={() => void grant().catch(() => undefined)} // A failure has been told.
          >
            {t('roleEditor.grant')}
          </Button>
        ))}
    </li>
  )
}
