import type { TFunction } from 'i18next'
import type { components } from '@/api/generated/schema.ts'
import { dayOf, groupName } from '@/i18n/formats.ts'
import type { Column } from '@/ui/table/column.ts'
import { RowBadges } from '@/domain/users/user-badges.tsx'
import { badgesOf } from '@/domain/users/user-status.ts'

type Row = components['schemas']['AppUserSummary']

const day = (moment: string | undefined): string => (moment === undefined ? '' : dayOf(moment))

/**
 * The columns of a list of users. The company is shown where users of several are listed. Each has a width: a long page
 * draws only the rows in sight, and its columns must not follow those.
 */
export function userColumns(
  t: TFunction<'app-users'>,
  { active, ofAllCompanies }: { readonly active: boolean; readonly ofAllCompanies: boolean },
): readonly Column<Row>[] {
  const field = (name: string): string => t(`fields.${name}`)
  const column = (name: string): string => t(`columns.${name}`)
  return [
    {
      id: 'lastName',
      width: '150px',
      header: field('lastName'),
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
      width: '130px',
      header: field('firstName'),
      sort: true,
      text: ({ firstName }) => firstName,
      cell: ({ firstName }) => <bdi>{firstName}</bdi>,
    },
    {
      id: 'status',
      width: '184px',
      header: column('status'),
      text: (user) =>
        badgesOf(user)
          .map(({ key, values }) => t(`status.${key}`, { ...values }))
          .join(', '),
      cell: (user) => <RowBadges user={user} />,
    },
    { id: 'email', width: '270px', header: field('email'), sort: true, text: ({ email = '' }) => email },
    { id: 'msisdn', width: '130px', header: field('msisdn'), text: ({ msisdn = '' }) => msisdn },
    {
      id: 'login',
      width: '200px',
      header: field('login'),
      sort: true,
      text: ({ login = '' }) => login,
      hidden: true,
    },
    {
      id: 'employeeNumber',
      width: '150px',
      header: field('employeeNumber'),
      sort: true,
      text: ({ employeeNumber = '' }) => employeeNumber,
      hidden: true,
    },
    {
      id: 'activeSince',
      width: '124px',
      header: column('activeSince'),
      sort: true,
      text: ({ activeSince }) => day(activeSince),
    },
    active
      ? {
          id: 'deactivation',
          width: '124px',
          header: column('deactivation'),
          text: ({ desiredDeactivationDate }) => day(desiredDeactivationDate),
          hidden: true,
        }
      : {
          id: 'activation',
          width: '124px',
          header: column('activation'),
          text: ({ desiredActivationDate }) => day(desiredActivationDate),
          hidden: true,
        },
    ...(ofAllCompanies
      ? [
          {
            id: 'company',
            width: '180px',
            header: column('company'),
            text: ({ corporateAccount }: Row) => corporateAccount?.name ?? '',
          },
        ]
      : []),
    {
      id: 'userGroups',
      width: '240px',
      header: column('userGroups'),
      text: ({ userGroups }) => userGroups.map(({ name }) => groupName(name)).join(', '),
      hidden: true,
    },
    {
      id: 'contractId',
      width: '140px',
      header: field('contractId'),
      text: ({ contractId = '' }) => contractId,
      hidden: true,
    },
    { id: 'extId', width: '130px', header: field('extId'), text: ({ extId = '' }) => extId, hidden: true },
    {
      id: 'language',
      width: '80px',
      header: field('language'),
      text: ({ language }) => language,
      hidden: true,
    },
    {
      id: 'createdOn',
      width: '124px',
      header: column('createdOn'),
      text: ({ createdOn }) => dayOf(createdOn),
      hidden: true,
    },
  ]
}
