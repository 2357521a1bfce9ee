import { ApiError } from '@/api/errors.ts'
import { hrefTo } from '@/routes/href.ts'
import { currentRoute } from '@/base/location.ts'
import { mayLeave, replaceAddress } from '@/routes/navigate.tsx'
import { forgetAccount } from './account.ts'
import { forgetDrafts, hasDrafts } from './draft.ts'
import { describeFailure } from './failure-notices.ts'
import { forgetIntendedRoute, rememberIntendedRoute } from './intended-route.ts'
import { clearTokens, sessionSignal } from '@/base/tokens.ts'

/** R127: the user leaves for the sign-in page, unless unsaved changes hold them. Nothing of them stays in this tab. */
export async function signOut(): Promise<void> {
  if (!(await mayLeave(hasDrafts()))) return
  forgetDrafts()
  forgetAccount()
  forgetIntendedRoute()
  replaceAddress(hrefTo('Login'))
  clearTokens()
}

/** R126: the session cannot go on. Keeps where the user was, and tells why unless the token had simply expired (G024). */
export function endSession(cause: unknown): void {
  if (sessionSignal().aborted) return
  forgetAccount()
  rememberIntendedRoute(currentRoute())
  clearTokens()
  if (cause instanceof ApiError && (cause.code !== 'TOKEN_EXPIRED' || cause.label !== undefined))
    describeFailure(cause)
}
