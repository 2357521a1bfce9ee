/**
 * Whether a user is active, with planned changes (R086, R087, R088). Plans take effect by the world's clock, without
 * a background job.
 */
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { UserRow } from '../../tables.ts'

/** The user as of `now`: with the planned changes that have become due. */
export function atMoment(user: UserRow, now: Date): UserRow {
  const { desiredActivationDate: start, desiredDeactivationDate: end } = user
  if (!user.active && hasPassed(start, now)) {
    const { desiredActivationDate: _done, ...rest } = user
    return atMoment({ ...rest, active: true, ...withoutUndefined({ activeSince: start }) }, now)
  }
  if (user.active && hasPassed(end, now)) {
    const { desiredDeactivationDate: _done, ...rest } = user
    return { ...rest, active: false, ...withoutUndefined({ inactiveSince: end }) }
  }
  return user
}

/** Whether a planned moment has passed. */
export const hasPassed = (moment: string | undefined, now: Date): boolean =>
  moment !== undefined && Date.parse(moment) <= now.getTime()
