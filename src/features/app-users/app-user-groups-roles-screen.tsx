import { useTranslation } from 'react-i18next'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRecord } from '@/records/use-record.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { Card } from '@/ui/basics/card.tsx'
import styles from '@/domain/users/detail.module.css'
import { useRoleName } from '@/domain/users/role-names.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import lists from './user-groups-card.module.css'
import { UserGroupsCard } from './user-groups-card.tsx'

/** In which groups a user is, and a summary of the roles (G053). */
export default function AppUserGroupsRolesScreen({ params }: ScreenProps<'userOspId'>) {
  const { data: user } = useRecord(getUser, { body: { ospId: params.userOspId } })
  if (!user) return null // The layout says why.
  return (
    <div className={styles.columns}>
      <UserGroupsCard user={user} />
      <RolesCard user={user} />
    </div>
  )
}

function RolesCard({ user: { ospId, roles } }: { readonly user: AppUser }) {
  const { t } = useTranslation('app-users')
  const roleName = useRoleName()
  return (
    <Card
      title={t('columns.roles')}
      actions={<Link to={hrefTo('AppUserRoles', { userOspId: ospId })}>{t('groupsRoles.toRoles')}</Link>}
    >
      <ul className={lists.plain}>
        {roles.map((role) => (
          <li key={role}>
            <bdi>{roleName(role)}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}
