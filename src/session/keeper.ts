import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { refreshSession } from '@/api/generated/operations/session.ts'
import { setSessionKeeper } from '@/api/refresh.ts'
import { endSession, isRefusal } from './end-session.ts'
import { confirmRenewed } from './other-tab.ts'
import { askToSignInAgain } from './sign-in-again.ts'
import {
  accessToken,
  isRefreshTokenUncertain,
  refreshToken,
  sessionSignal,
  storeTokens,
} from '@/base/tokens.ts'
import { hasTyped } from '@/base/unsaved.ts'

/** Gives the API client the functions that renew this page's session and handle a failed renewal. */
export function keepSession(): void {
  setSessionKeeper({ renew: renewTokens, recover })
}

/** Exchanges the refresh token (R131). Throws `ApiError` when the server refuses. */
async function renewTokens(): Promise<void> {
  const old = refreshToken()
  if (old === undefined) throw new ApiError('http', refreshSession.id, 401)
  const { token, refreshToken: next } = await call(refreshSession, {}, { token: old, ignore: ['*'] })
  if (token === undefined) throw new ApiError('malformed', refreshSession.id, 200)
  if (isRefreshTokenUncertain()) await confirmRenewed(token)
  // If another tab has signed out or signed in again in the meantime, this response belongs to a session that has
  // ended.
  if (refreshToken() === old) storeTokens({ token, refreshToken: next })
  else if (accessToken() === undefined) throw new ApiError('http', refreshSession.id, 401)
}

/**
 * R126: signs out and stores the intended route. If something was typed, first offers to sign in again over the page.
 * Only a refusal ends the session: without a response the tokens may still be valid.
 */
async function recover(cause: unknown): Promise<void> {
  if (!isRefusal(cause)) throw cause
  if (!sessionSignal().aborted && hasTyped() && (await askToSignInAgain())) return
  endSession(cause)
  throw cause
}
