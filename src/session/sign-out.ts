import { call, type Transport } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { logout } from '@/api/generated/operations/session.ts'
import { currentRoute } from '@/base/location.ts'
import { hasTyped } from '@/base/unsaved.ts'
import { accessToken, clearTokens, refreshToken, sessionSignal } from '@/base/tokens.ts'
import { t } from '@/i18n/i18n.ts'
import { hrefTo } from '@/routes/href.ts'
import { mayLeave, replaceAddress } from '@/routes/navigate.tsx'
import { forgetAccount } from './account.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { forgetDrafts, hasDrafts } from './draft.ts'
import { isRefusal } from './end-session.ts'
import { forgetIntendedRoute, rememberIntendedRoute } from './intended-route.ts'

/**
 * R127: removes the tokens and opens the sign-in page, unless the user stays to keep unsaved changes. Clears this tab,
 * and signs out the other tabs.
 */
export async function signOut(): Promise<void> {
  if (!(await mayLeave(hasDrafts() || hasTyped()))) return
  forgetAccount()
  forgetIntendedRoute()
  replaceAddress(hrefTo('Login'))
  endOnServer()
  forgetDrafts()
}

/** Ends a session that has been idle for too long. Stores the route to return to. */
export function endIdleSession(): void {
  if (sessionSignal().aborted) return
  forgetAccount()
  rememberIntendedRoute(currentRoute())
  endOnServer()
}

/**
 * Removes the tokens and revokes them on the server, so that nobody else can use them (G302). If the server does not
 * respond or fails, the tokens may still be valid, so the user is notified.
 */
function endOnServer(): void {
  const token = refreshToken()
  clearTokens({ isSignOut: true })
  if (token === undefined) return
  // `keepalive` sends the request even if the tab is closed right after.
  const transport: Transport = (request, init) => fetch(request, { ...init, keepalive: true })
  call(logout, {}, { token, ignore: ['*'], outlivesSession: true, transport }).catch(notifyIfUnclear)
}

/** The statuses of a server that does not have this operation. */
const NOT_IMPLEMENTED = [405, 501]

function notifyIfUnclear(cause: unknown): void {
  const isSettled = isRefusal(cause) || (cause instanceof ApiError && NOT_IMPLEMENTED.includes(cause.status))
  // No notice if someone has signed in since, because it would not be about that session.
  if (!isSettled && accessToken() === undefined)
    notify({ tone: 'error', title: t('session:signOut.unclear'), text: t('session:signOut.unclearText') })
}
