/**
 * G410: whether a request needs the password again. `place` is the operation's `x-step-up`: `always`, or the path of
 * the amount in the body, such as `data.amount`. `limit` is the highest amount that does not need the password. Without
 * a limit, no amount needs it.
 */
export function needsStepUp(path: string | undefined, body: unknown, limit: number | undefined): boolean {
  if (path === undefined || path === 'always') return path !== undefined
  const amount = path.split('.').reduce(propertyOf, body)
  return limit !== undefined && typeof amount === 'number' && Math.abs(amount) > limit
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
