/**
 * G410: whether a request needs the password again. `place` is the operation's `x-step-up`: `always`, or the path of
 * the amount in the body, such as `data.amount`. `limit` is the highest amount that does not need the password. Without
 * a limit, no amount needs it.
 */
export function needsStepUp(place: string | undefined, body: unknown, limit: number | undefined): boolean {
  if (place === undefined || place === 'always') return place !== undefined
  const amount = place.split('.').reduce(inside, body)
  return limit !== undefined && typeof amount === 'number' && Math.abs(amount) > limit
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
