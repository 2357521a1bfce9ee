import { ApiError } from '@/api/errors.ts'
import { currentRoute } from '@/base/location.ts'
import { forgetAccount } from './account.ts'
import { describeFailure } from './failure-notices.ts'
import { rememberIntendedRoute } from './intended-route.ts'
import { clearTokens, sessionSignal } from '@/base/tokens.ts'

/**
 * The statuses with which a server refuses invalid tokens (OAuth also uses 400). Other statuses say nothing about the
 * tokens.
 */
const REFUSALS = [400, 401, 403, 404, 422]

/** Whether the server has refused the tokens. A missing or unreadable response, or a server error, is not a refusal. */
export const isRefusal = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.kind === 'http' && REFUSALS.includes(cause.status)

/**
 * R126: ends a session that cannot be renewed. Stores the route to return to, and shows the reason, unless the token
 * has only expired (G024).
 */
export function endSession(cause: unknown): void {
  if (sessionSignal().aborted) return
  forgetAccount()
  rememberIntendedRoute(currentRoute())
  clearTokens()
  if (cause instanceof ApiError && (cause.code !== 'TOKEN_EXPIRED' || cause.label !== undefined))
    describeFailure(cause)
}
