import { deleteCookie, readCookie, writeCookie } from './cookies.ts'

const ACCESS = 'portal_token'
const REFRESH = 'portal_refresh_token'
/** Names the session, so that a tab notices when another tab signs in someone else. It tells nothing about the person. */
const SESSION = 'portal_session'
const CHANNEL = 'portal.session'
/** R133: cookies keep the tokens for 7 days. */
const DAYS = 7

// Not in the jotai store, because the sign-in page loads without jotai (decision 0008).
const changes = new EventTarget()
const notifyListeners = (): boolean => changes.dispatchEvent(new Event('change'))
let session = new AbortController()
/** The session of this page. `undefined` for none, or one that was begun without a name. */
let mine = readCookie(SESSION)

export const accessToken = (): string | undefined => readCookie(ACCESS)
export const refreshToken = (): string | undefined => readCookie(REFRESH)

/** A signal that aborts when this page's session ends, so that its calls end with it. */
export const sessionSignal = (): AbortSignal => session.signal

interface Tokens {
  readonly token: string
  readonly refreshToken?: string | undefined
}

/** Begins the session of whoever signed in on this page. Other tabs learn of it. */
export function beginSession(tokens: Tokens): void {
  mine = crypto.randomUUID()
  storeTokens(tokens)
  announce()
}

/** Stores the tokens of a refresh. Without a new refresh token the old one stays (G179). */
export function storeTokens(tokens: Tokens): void {
  if (session.signal.aborted) session = new AbortController()
  writeCookie(ACCESS, tokens.token, DAYS)
  if (tokens.refreshToken !== undefined) writeCookie(REFRESH, tokens.refreshToken, DAYS)
  if (mine !== undefined) writeCookie(SESSION, mine, DAYS)
  notifyListeners()
}

/** Ends the session on this page. After a sign-out, also on the other tabs; an ended one they find out by a call. */
export function clearTokens({ isSignOut = false } = {}): void {
  deleteCookie(ACCESS)
  deleteCookie(REFRESH)
  if (isSignOut) {
    deleteCookie(SESSION)
    mine = undefined
    announce()
  }
  session.abort()
  notifyListeners()
}

/** Whether the cookies still hold the session that this page began, or was opened with. */
export const isThisSession = (): boolean => readCookie(SESSION) === mine

/** The session in the cookies is of the same person: this page goes on with it. */
export function adoptSession(): void {
  mine = readCookie(SESSION)
}

/** Stops the calls of this page, whose person is not the one of the cookies any more. */
export const abandonSession = (): void => session.abort()

/** Tells the other tabs that the session has changed. The value means nothing. */
function announce(): void {
  try {
    localStorage.setItem(CHANNEL, String(Math.random()))
  } catch {
    // Storage is blocked. Other tabs then find out by their next call.
  }
}

/**
 * Calls `listener` when another tab may have changed the session: it says so, or this page comes back from the
 * back-forward cache or from behind. Returns a function that unsubscribes.
 */
export function onOtherTab(listener: () => void): () => void {
  const gone = new AbortController()
  const { signal } = gone
  // Not a BroadcastChannel: an open one keeps a page out of the back-forward cache.
  addEventListener('storage', ({ key }) => key === CHANNEL && listener(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  document.addEventListener('visibilitychange', () => !document.hidden && listener(), { signal })
  return () => gone.abort()
}

/** Calls `listener` when this page stores or clears the tokens. Returns a function that unsubscribes. */
export function onTokensChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
