import { useTranslation } from 'react-i18next'
import { ActionButton } from '@/actions/action-button.tsx'
import { listAllRoles, listUserRoles } from '@/api/generated/operations/admins.ts'
import type { ResponseData } from '@/api/operation.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { readTogether } from '@/lists/use-list.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { roleActions, type RoleOf } from './role-actions.ts'
import { rolesToShow } from './role-rules.ts'
import type { AppUser } from './user-form.ts'
import styles from './user-roles.module.css'

const NONE: ResponseData<'listAllRoles'> = []

/** The roles of a person, to grant and remove. Admins can only change roles that they have themselves (R077). */
export function UserRoles({ user }: { readonly user: AppUser }) {
  const { t } = useTranslation('app-users')
  const mayList = mayCall(useUser(), listAllRoles)
  const isManager = mayList && !user.anonymized // R091: an anonymised user cannot get a role.
  const held = useRead(listUserRoles, { body: { userOspId: user.ospId } })
  const all = useRead(listAllRoles, isManager ? {} : null)
  const isRead = held.data !== undefined && (!isManager || all.data !== undefined)
  const data = isRead ? rolesToShow({ held: held.data ?? NONE, all: all.data ?? NONE }) : undefined
  return (
    <Card title={t('roleEditor.title')} flush>
      <p className={styles.lead}>{t(isManager ? 'roleEditor.lead' : 'roleEditor.readOnly')}</p>
      <Loaded read={{ ...readTogether(held, all), data }}>
        {(roles) => (
          <ul className={styles.roles}>
            {roles.map((role) => (
              <RoleRow key={role.role} user={user} role={role} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function RoleRow({ user, role }: RoleOf) {
  const { t } = useTranslation('app-users')
  const { label, description, isHeld } = role
  return (
    <li className={styles.role}>
      <div className={styles.words}>
        <strong>
          <bdi>{label}</bdi>
        </strong>
        {isHeld && <StatusBadge tone="success">{t('roleEditor.held')}</StatusBadge>}
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {!user.anonymized && (
        <ActionButton
          key={String(isHeld)}
          actions={roleActions}
          id={isHeld ? 'remove-role' : 'grant-role'}
          item={{ user, role }}
          size="small"
        />
      )}
    </li>
  )
}
