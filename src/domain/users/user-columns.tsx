import type { components } from '@/api/generated/schema.ts'
import { column } from '@/lists/columns.tsx'
import { badgesOf } from './user-status.ts'

type Row = components['schemas']['AppUserSummary']

/** Facts of a list of people. */
export interface PeopleFacts {
  /** No company is selected: people of several are listed. */
  readonly ofAllCompanies: boolean
}

const field = (name: string) => ({ header: `app-users:fields.${name}` })
const header = (name: string) => ({ header: `app-users:columns.${name}` })

/** The columns that every list of people has. */
export const peopleColumns = {
  lastName: column.plain<Row, PeopleFacts>(({ lastName }) => lastName, {
    ...field('lastName'),
    // The last name alone does not tell people apart for who cannot see the cell beside it.
    cell: ({ firstName, lastName }) => (
      <>
        <bdi>{lastName}</bdi>
        <span className="sr-only">{firstName}</span>
      </>
    ),
  }),
  firstName: column.text<Row, PeopleFacts>(({ firstName }) => firstName, field('firstName')),
  status: column.plain<Row, PeopleFacts>(
    (user, { t }) =>
      badgesOf(user)
        .map(({ key, values }) => t(`app-users:status.${key}`, { ...values }))
        .join(', '),
    header('status'),
  ),
  email: column.plain<Row, PeopleFacts>(({ email }) => email, field('email')),
  login: column.plain<Row, PeopleFacts>(({ login }) => login, { ...field('login'), hidden: true }),
  activeSince: column.day<Row, PeopleFacts>(({ activeSince }) => activeSince, header('activeSince')),
  company: column.plain<Row, PeopleFacts>(({ corporateAccount }) => corporateAccount?.name, {
    ...header('company'),
    when: ({ ofAllCompanies }) => ofAllCompanies,
  }),
} as const
