import type { components } from '@/api/generated/schema.ts'
import { rowBadges } from '@/domain/users/user-badges.tsx'
import { peopleColumns, type PeopleFacts } from '@/domain/users/user-columns.tsx'
import { column, defineColumns } from '@/lists/columns.tsx'
import { APP_USER } from './admins-query.ts'

type Row = components['schemas']['AppUserSummary']

export interface AdminFacts extends PeopleFacts {
  readonly roleName: (role: string) => string
  readonly contactType: (type: string) => { readonly label: string }
}

const { lastname, firstname, status, twoFactor, email, login, startActivationTime, company } = peopleColumns

export const adminColumns = defineColumns<Row, AdminFacts>('admins', {
  lastname,
  firstname,
  kind: column.plain(({ classification }, { t }) => t(`kind.${classification}`)),
  does: column.plain(({ roles, contactTypes, classification }, { roleName, contactType }) =>
    (classification === 'contact'
      ? contactTypes.map((type) => contactType(type).label)
      : roles.filter((role) => role !== APP_USER).map(roleName)
    ).join(', '),
  ),
  // The list has active and inactive people, so each row shows the status.
  status: {
    ...status,
    cell: (user, { t }) =>
      user.active ? rowBadges(user, t) : <span className="muted">{t('app-users:status.inactive')}</span>,
  },
  twoFactor,
  email,
  login,
  startActivationTime,
  company,
})
