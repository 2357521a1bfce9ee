import type { TFunction } from 'i18next'
import type { components } from '@/api/generated/schema.ts'
import { dayOf } from '@/i18n/formats.ts'
import type { Column } from '@/ui/table/column.ts'
import { badgesOf } from '@/domain/users/user-status.ts'
import { UserBadges } from '@/domain/users/user-badges.tsx'
import { APP_USER } from './admins-query.ts'

type Row = components['schemas']['AppUserSummary']

export interface Words {
  readonly t: TFunction<readonly ['admins', 'app-users']>
  readonly roleName: (role: string) => string
  readonly contactType: (type: string) => string
  readonly ofAllCompanies: boolean
}

/** The columns of the list of admins and contacts. */
export function adminColumns({ t, roleName, contactType, ofAllCompanies }: Words): readonly Column<Row>[] {
  const does = ({ roles, contactTypes, classification }: Row): string =>
    (classification === 'contact'
      ? contactTypes.map(contactType)
      : roles.filter((role) => role !== APP_USER).map(roleName)
    ).join(', ')
  return [
    {
      id: 'lastName',
      header: t('app-users:fields.lastName'),
      sort: true,
      text: ({ lastName }) => lastName,
      cell: ({ firstName, lastName }) => (
        <>
          <bdi>{lastName}</bdi>
          <span className="sr-only">{firstName}</span>
        </>
      ),
    },
    {
      id: 'firstName',
      header: t('app-users:fields.firstName'),
      sort: true,
      text: ({ firstName }) => firstName,
      cell: ({ firstName }) => <bdi>{firstName}</bdi>,
    },
    {
      id: 'status',
      header: t('app-users:columns.status'),
      text: (user) =>
        badgesOf(user)
          .map(({ key, values }) => t(`app-users:status.${key}`, { ...values }))
          .join(', '),
      cell: (user) => <UserBadges user={user} />,
    },
    {
      id: 'kind',
      header: t('columns.kind'),
      text: ({ classification }) => t(`kind.${classification}`),
    },
    { id: 'does', header: t('columns.does'), text: does },
    { id: 'email', header: t('app-users:fields.email'), sort: true, text: ({ email = '' }) => email },
    {
      id: 'login',
      header: t('app-users:fields.login'),
      sort: true,
      text: ({ login = '' }) => login,
      hidden: true,
    },
    {
      id: 'activeSince',
      header: t('app-users:columns.activeSince'),
      sort: true,
      text: ({ activeSince }) => (activeSince === undefined ? '' : dayOf(activeSince)),
      hidden: true,
    },
    ...(ofAllCompanies
      ? [
          {
            id: 'company',
            header: t('app-users:columns.company'),
            text: ({ corporateAccount }: Row) => corporateAccount?.name ?? '',
          },
        ]
      : []),
  ]
}
