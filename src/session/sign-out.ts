import { call, type Transport } from '@/api/client.ts'
import { logout } from '@/api/generated/operations/session.ts'
import { currentRoute } from '@/base/location.ts'
import { hasTyped } from '@/base/unsaved.ts'
import { clearTokens, refreshToken, sessionSignal } from '@/base/tokens.ts'
import { hrefTo } from '@/routes/href.ts'
import { mayLeave, replaceAddress } from '@/routes/navigate.tsx'
import { forgetAccount } from './account.ts'
import { forgetDrafts, hasDrafts } from './draft.ts'
import { forgetIntendedRoute, rememberIntendedRoute } from './intended-route.ts'

/**
 * R127: removes the tokens and opens the sign-in page, unless the user stays to keep unsaved changes. Clears this tab,
 * and signs out the others.
 */
export async function signOut(): Promise<void> {
  if (!(await mayLeave(hasDrafts() || hasTyped()))) return
  forgetAccount()
  forgetIntendedRoute()
  replaceAddress(hrefTo('Login'))
  endOnServer()
  forgetDrafts()
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
