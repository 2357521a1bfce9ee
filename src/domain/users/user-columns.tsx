import type { components } from '@/api/generated/schema.ts'
import { column } from '@/lists/columns.tsx'
import { nameOf } from './action-user.ts'
import { badgesShown, rowBadges } from './user-badges.tsx'
import { badgesOf } from './user-status.ts'

type Row = components['schemas']['AppUserSummary']

/** Facts of a list of people. */
export interface PeopleFacts {
  /** No company is selected, so the list has people of several companies. */
  readonly ofAllCompanies: boolean
}

const field = (name: string) => ({ header: `app-users:fields.${name}` })
const header = (name: string) => ({ header: `app-users:columns.${name}` })

/** The columns that every list of people has. */
export const peopleColumns = {
  // The ids are the contract's sort keys: people are sorted by last name.
  lastname: column.identity<Row, PeopleFacts>(nameOf, {
    ...header('person'),
    second: ({ email }) => email,
    inFile: {
      'app-users:fields.lastName': ({ lastname }) => lastname,
      'app-users:fields.firstName': ({ firstname }) => firstname,
      'app-users:fields.email': ({ email }) => email ?? '',
    },
  }),
  firstname: column.text<Row, PeopleFacts>(({ firstname }) => firstname, {
    ...field('firstName'),
    hidden: true,
  }),
  status: column.plain<Row, PeopleFacts>(
    (user, { t }) =>
      badgesOf(user)
        .filter(({ key }) => key !== 'twoFactor')
        .map(({ key, values }) => t(`app-users:status.${key}`, { ...values }))
        .join(', '),
    { ...header('status'), type: 'status', cell: (user, { t }) => rowBadges(user, t), shown: badgesShown },
  ),
  twoFactor: column.plain<Row, PeopleFacts>(
    ({ twoFactor }, { t }) => (twoFactor ? t('app-users:status.twoFactor') : ''),
    { ...field('twoFactor'), hidden: true },
  ),
  email: column.plain<Row, PeopleFacts>(({ email }) => email, {
    ...field('email'),
    hidden: true,
  }),
  login: column.plain<Row, PeopleFacts>(({ login }) => login, {
    ...field('login'),
    hidden: true,
  }),
  startActivationTime: column.day<Row, PeopleFacts>(
    ({ startActivationTime }) => startActivationTime,
    header('startActivationTime'),
  ),
  company: column.plain<Row, PeopleFacts>(({ corporateAccount }) => corporateAccount?.name, {
    ...header('company'),
    when: ({ ofAllCompanies }) => ofAllCompanies,
  }),
} as const
