import { call, type Transport } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { logout } from '@/api/generated/operations/session.ts'
import { hrefTo } from '@/routes/href.ts'
import { currentRoute } from '@/base/location.ts'
import { mayLeave, replaceAddress } from '@/routes/navigate.tsx'
import { forgetAccount } from './account.ts'
import { forgetDrafts, hasDrafts } from './draft.ts'
import { describeFailure } from './failure-notices.ts'
import { forgetIntendedRoute, rememberIntendedRoute } from './intended-route.ts'
import { clearTokens, refreshToken, sessionSignal } from '@/base/tokens.ts'

/**
 * R127: removes the tokens and opens the sign-in page, unless the user stays to keep unsaved changes. Clears this tab,
 * and signs out the others.
 */
export async function signOut(): Promise<void> {
  if (!(await mayLeave(hasDrafts()))) return
  forgetDrafts()
  forgetAccount()
  forgetIntendedRoute()
  replaceAddress(hrefTo('Login'))
  endOnServer()
}

/** The session has been idle for too long. Keeps the route to return to. */
export function endIdleSession(): void {
  if (sessionSignal().aborted) return
  forgetAccount()
  rememberIntendedRoute(currentRoute())
  endOnServer()
}

/** Forgets the tokens, and tells the server, so that nobody else can use them (G302). A failure is tolerated. */
function endOnServer(): void {
  const token = refreshToken()
  clearTokens({ isSignOut: true })
  if (token === undefined) return
  // Also when the tab is closed right after.
  const transport: Transport = (request, init) => fetch(request, { ...init, keepalive: true })
  call(logout, {}, { token, ignore: ['*'], outlivesSession: true, transport }).catch(() => undefined)
}

/** What a server answers to tokens that are worth nothing (OAuth also uses 400). Others say nothing about them. */
const REFUSALS = [400, 401, 403, 404, 422]

/** Whether the server has refused the tokens. No answer, a server in trouble or an unreadable answer is no refusal. */
export const isRefusal = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.kind === 'http' && REFUSALS.includes(cause.status)

/**
 * R126: ends a session that cannot be renewed. Keeps the route to return to, and shows the reason, unless the token has
 * only expired (G024).
 */
export function endSession(cause: unknown): void {
  if (sessionSignal().aborted) return
  forgetAccount()
  rememberIntendedRoute(currentRoute())
  clearTokens()
  if (cause instanceof ApiError && (cause.code !== 'TOKEN_EXPIRED' || cause.label !== undefined))
    describeFailure(cause)
}
