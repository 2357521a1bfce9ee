/** The maximum number of active app users of a company. */
import type { CorporateAccountRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { atMoment } from './activation.ts'
import { classificationOf } from './users.ts'

/**
 * Whether one more app user may be active from a moment on, given the planned activations. `others` are the start
 * moments of users that are not stored yet. The user `except` does not count.
 */
export function hasCapacity(
  world: World,
  { ospId: accountOspId, data: { maxUsers } }: CorporateAccountRow,
  from: Date,
  others: readonly Date[] = [],
  except?: string,
): boolean {
  if (maxUsers === undefined) return true
  const users = world.tables.users
    .by('corporateAccount', accountOspId)
    .filter((user) => user.ospId !== except && classificationOf(user) === 'mobile')
  const activeAt = (moment: Date): number =>
    users.filter((user) => atMoment(user, moment).active).length +
    others.filter((start) => start <= moment).length
  const starts = [
    ...users.flatMap(({ desiredActivationDate: start }) => (start === undefined ? [] : [new Date(start)])),
    ...others,
  ]
  return [from, ...starts.filter((start) => start > from)].every((moment) => activeAt(moment) < maxUsers)
}
