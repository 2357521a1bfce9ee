import { refuseFlags } from '@/base/not-received.ts'
import type { Schemas } from '@/api/generated/schema.ts'

/** What the actions need to know of a user: a row of a list has it, and so has the whole user. */
export type ActionUser = Schemas['AppUserSummary'] &
  Partial<Pick<Schemas['AppUser'], 'twoFactorSetUp' | 'isMsp'>>

/** The one company that all are of: a group takes only users of its own. */
export function companyOf(users: readonly ActionUser[]): string | undefined {
  const [company, ...others] = new Set(users.map(({ corporateAccount }) => corporateAccount?.ospId))
  return others.length > 0 ? undefined : company
}

/** G149: a row spells some fields of a user differently. */
export function toRow({ firstName, lastName, activeSince, ...user }: Schemas['AppUser']): ActionUser {
  return refuseFlags({
    ...user,
    firstname: firstName,
    lastname: lastName,
    ...(activeSince !== undefined && { startActivationTime: activeSince }),
  })
}

/** A person's name, as one text. */
export function nameOf(
  person: Pick<ActionUser, 'firstname' | 'lastname'> | Pick<Schemas['AppUser'], 'firstName' | 'lastName'>,
): string {
  return 'firstname' in person
    ? `${person.firstname} ${person.lastname}`
    : `${person.firstName} ${person.lastName}`
}
