import { deleteCookie, readCookie, writeCookie } from './cookies.ts'

const ACCESS = 'portal_token'
const REFRESH = 'portal_refresh_token'
/** R133: cookies keep the tokens for 7 days. */
const DAYS = 7

// Not in the jotai store, because the sign-in page loads without jotai (decision 0008).
const changes = new EventTarget()
const notifyListeners = (): boolean => changes.dispatchEvent(new Event('change'))
let session = new AbortController()

export const accessToken = (): string | undefined => readCookie(ACCESS)
export const refreshToken = (): string | undefined => readCookie(REFRESH)

/** A signal that aborts when this page's session ends, so that its calls end with it. */
export const sessionSignal = (): AbortSignal => session.signal

/** Stores the tokens of a sign-in or refresh. Without a new refresh token the old one stays (G179). */
export function storeTokens(tokens: { token: string; refreshToken?: string | undefined }): void {
  if (session.signal.aborted) session = new AbortController()
  writeCookie(ACCESS, tokens.token, DAYS)
  if (tokens.refreshToken !== undefined) writeCookie(REFRESH, tokens.refreshToken, DAYS)
  notifyListeners()
}

export function clearTokens(): void {
  deleteCookie(ACCESS)
  deleteCookie(REFRESH)
  session.abort()
  notifyListeners()
}

/** Calls `listener` when this page stores or clears the tokens. Returns a function that unsubscribes. */
export function onTokensChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
