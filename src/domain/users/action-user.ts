import { throwOnMissingFlags } from '@/base/not-received.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'

/** The properties of a user that actions need. Both the row of a list and the full user have them. */
export type ActionUser = Schemas['AppUserSummary'] &
  Partial<Pick<Schemas['AppUser'], 'twoFactorSetUp' | 'isMsp'>>

/** The company that all these users share, or `undefined`. A group can only contain users of its company. */
export function companyOf(users: readonly ActionUser[]): string | undefined {
  const [company, ...others] = new Set(users.map(({ corporateAccount }) => corporateAccount?.ospId))
  return others.length > 0 ? undefined : company
}

/** G149: some fields of a user have other names in a row. */
export function toRow({ firstName, lastName, activeSince, ...user }: Schemas['AppUser']): ActionUser {
  return throwOnMissingFlags({
    ...user,
    firstname: firstName,
    lastname: lastName,
    ...withoutUndefined({ startActivationTime: activeSince }),
  })
}

/** The full name of a person. */
export function nameOf(
  person: Pick<ActionUser, 'firstname' | 'lastname'> | Pick<Schemas['AppUser'], 'firstName' | 'lastName'>,
): string {
  return 'firstname' in person
    ? `${person.firstname} ${person.lastname}`
    : `${person.firstName} ${person.lastName}`
}
