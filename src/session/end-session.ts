import { ApiError } from '@/api/errors.ts'
import { hrefTo } from '@/routes/href.ts'
import { currentRoute } from '@/base/location.ts'
import { mayLeave, replaceAddress } from '@/routes/navigate.tsx'
import { forgetAccount } from './account.ts'
import { forgetDrafts, hasDrafts } from './draft.ts'
import { describeFailure } from './failure-notices.ts'
import { forgetIntendedRoute, rememberIntendedRoute } from './intended-route.ts'
import { clearTokens, sessionSignal } from '@/base/tokens.ts'

/**
 * R127: removes the tokens and opens the sign-in page, unless the user stays to keep unsaved changes. Clears this tab.
 */
export async function signOut(): Promise<void> {
  if (!(await mayLeave(hasDrafts()))) return
  forgetDrafts()
  forgetAccount()
  forgetIntendedRoute()
  replaceAddress(hrefTo('Login'))
  clearTokens()
}

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
