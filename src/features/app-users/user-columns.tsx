import type { components } from '@/api/generated/schema.ts'
import { peopleColumns, type PeopleFacts } from '@/domain/users/user-columns.tsx'
import { groupName } from '@/i18n/formats.ts'
import { phone } from '@/i18n/phone.ts'
import { column, defineColumns } from '@/lists/columns.tsx'

type Row = components['schemas']['AppUserSummary']

interface Facts extends PeopleFacts {
  /** The list is of active users. */
  readonly active: boolean
}

const { lastname, firstname, status, twoFactor, email, login, startActivationTime, company } = peopleColumns
const field = (name: string) => ({ header: `fields.${name}` })
const hidden = true

/** R182: matches the name of the group of all app users, which says nothing about a particular user. */
const EVERYONE = /^ALL_.*_USERS$/

export const userColumns = defineColumns<Row, Facts>('app-users', {
  lastname,
  firstname,
  userGroups: column.plain(
    ({ userGroups }) =>
      userGroups
        .filter(({ name }) => !EVERYONE.test(name))
        .map(({ name }) => groupName(name))
        .join(', '),
    { header: 'columns.group' },
  ),
  status,
  twoFactor,
  deactivation: column.day(({ desiredDeactivationDate }) => desiredDeactivationDate, {
    hidden,
    when: ({ active }) => active,
  }),
  activation: column.day(({ desiredActivationDate }) => desiredActivationDate, {
    hidden,
    when: ({ active }) => !active,
  }),
  company,
  lastTripOn: column.recently(({ lastTripOn }) => lastTripOn, {
    never: 'columns.neverTravelled',
  }),
  startActivationTime: { ...startActivationTime, priority: 4 },
  mobilityBudget: column.left(({ mobilityBudget }) => mobilityBudget, { none: 'columns.noBudget' }),
  msisdn: column.code(({ msisdn }) => msisdn && phone(msisdn), {
    ...field('msisdn'),
    hidden,
  }),
  email,
  login,
  employeeNumber: column.code(({ employeeNumber }) => employeeNumber, {
    ...field('employeeNumber'),
    hidden,
  }),
  contractId: column.code(({ contractId }) => contractId, { ...field('contractId'), hidden }),
  extId: column.code(({ extId }) => extId, { ...field('extId'), hidden }),
  language: column.plain(({ language }) => language, { ...field('language'), hidden }),
  createdOn: column.day(({ createdOn }) => createdOn, { hidden }),
})
