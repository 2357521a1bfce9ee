import { deleteCookie, readCookie, writeCookie } from './cookies.ts'

const ACCESS = 'portal_token'
const REFRESH = 'portal_refresh_token'
/** R133. */
const DAYS = 7

// Not in the store: the sign-in page does without it (decision 0008).
const changes = new EventTarget()
const announce = (): boolean => changes.dispatchEvent(new Event('change'))
let session = new AbortController()

export const accessToken = (): string | undefined => readCookie(ACCESS)
export const refreshToken = (): string | undefined => readCookie(REFRESH)

/** Aborted as soon as this page's session is over, so that its calls end with it. */
export const sessionSignal = (): AbortSignal => session.signal

/** Keeps the tokens of a sign-in or refresh; without a new refresh token the old one stays (G179). */
export function storeTokens(tokens: { token: string; refreshToken?: string | undefined }): void {
  if (session.signal.aborted) session = new AbortController()
  writeCookie(ACCESS, tokens.token, DAYS)
  if (tokens.refreshToken !== undefined) writeCookie(REFRESH, tokens.refreshToken, DAYS)
  announce()
}

export function clearTokens(): void {
  deleteCookie(ACCESS)
  deleteCookie(REFRESH)
  session.abort()
  announce()
}

/** Tells `listener` when this page stored or cleared the tokens. Answers how to stop that. */
export function onTokensChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
