import type { components } from '@/api/generated/schema.ts'
import { peopleColumns, type PeopleFacts } from '@/domain/users/user-columns.tsx'
import { RowBadges } from '@/domain/users/user-badges.tsx'
import { groupName } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'

type Row = components['schemas']['AppUserSummary']

interface Facts extends PeopleFacts {
  /** The list is of active users. */
  readonly active: boolean
}

const { lastName, firstName, status, email, login, activeSince, company } = peopleColumns
const field = (name: string) => ({ header: `fields.${name}` })
const hidden = true

/**
 * The columns of a list of app users. Each has a width: a long page draws only the rows in sight, and its columns must
 * not follow those.
 */
export const userColumns = defineColumns<Row, Facts>('app-users', {
  lastName: { ...lastName, width: 150 },
  firstName: { ...firstName, width: 130 },
  status: { ...status, width: 184, cell: (user) => <RowBadges user={user} /> },
  email: { ...email, width: 270 },
  msisdn: column.plain(({ msisdn }) => msisdn, { ...field('msisdn'), width: 130 }),
  login: { ...login, width: 200 },
  employeeNumber: column.plain(({ employeeNumber }) => employeeNumber, {
    ...field('employeeNumber'),
    width: 150,
    hidden,
  }),
  activeSince: { ...activeSince, width: 124 },
  deactivation: column.day(({ desiredDeactivationDate }) => desiredDeactivationDate, {
    width: 124,
    hidden,
    when: ({ active }) => active,
  }),
  activation: column.day(({ desiredActivationDate }) => desiredActivationDate, {
    width: 124,
    hidden,
    when: ({ active }) => !active,
  }),
  company: { ...company, width: 180 },
  userGroups: column.plain(({ userGroups }) => userGroups.map(({ name }) => groupName(name)).join(', '), {
    width: 240,
    hidden,
  }),
  contractId: column.plain(({ contractId }) => contractId, {
    ...field('contractId'),
    width: 140,
    hidden,
  }),
  extId: column.plain(({ extId }) => extId, { ...field('extId'), width: 130, hidden }),
  language: column.plain(({ language }) => language, { ...field('language'), width: 80, hidden }),
  createdOn: column.day(({ createdOn }) => createdOn, { width: 124, hidden }),
})
