/** A user as a row of a list. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { isGenerated } from '../budgets/events.ts'
import { lastRegisteredTrip } from '../trips/registrations.ts'
import { toAppUser } from './users.ts'

type Schemas = components['schemas']

const SUMMARY = [
  'ospId',
  'email',
  'msisdn',
  'language',
  'login',
  'active',
  'desiredActivationDate',
  'desiredDeactivationDate',
  'blocked',
  'anonymized',
  'twoFactor',
  'externallyManaged',
  'employeeNumber',
  'contractId',
  'extId',
  'roles',
  'classification',
  'contactTypes',
  'corporateAccount',
  'userGroups',
  'createdOn',
] as const satisfies (keyof Schemas['AppUserSummary'] & keyof Schemas['AppUser'])[]

export function toSummary(world: World, row: UserRow): Schemas['AppUserSummary'] {
  const user = toAppUser(world, row)
  return {
    ...pick(user, SUMMARY),
    // G149: list rows spell these names in lower case, as the contract's classified user does.
    firstname: user.firstName,
    lastname: user.lastName,
    ...withoutUndefined({ startActivationTime: user.activeSince }),
    ...travelOf(world, row),
  }
}

/** G297: when a user last travelled, and the remaining mobility budget. */
function travelOf(
  world: World,
  user: UserRow,
): Pick<Schemas['AppUserSummary'], 'lastTripOn' | 'mobilityBudget'> {
  const { ospId } = user
  const budgets = world.tables.budgets.by('owner', ospId)
  // A refund stores an event of the history, but is not a trip.
  const trips = world.tables.events
    .by('user', ospId)
    .filter((event) => event.eventType === 'BOOKING' && !isGenerated(event))
  const last = trips.reduce(later, lastRegisteredTrip(world, user))
  const budget = budgets.find(({ type, active }) => type === 'MOBILITY_BUDGET' && active)
  return {
    ...withoutUndefined({ lastTripOn: last }),
    ...(budget && {
      mobilityBudget: {
        remaining: budget.remaining ?? budget.currentAmount,
        ...withoutUndefined({ total: budget.total }),
      },
    }),
  }
}

const later = (latest: string | undefined, { date }: { readonly date: string }): string =>
  latest !== undefined && Date.parse(latest) > Date.parse(date) ? latest : date

function pick<T extends object, Name extends keyof T>(object: T, names: readonly Name[]): Pick<T, Name> {
  const part: Partial<T> = {}
  for (const name of names) if (object[name] !== undefined) part[name] = object[name]
  return part as Pick<T, Name>
}
