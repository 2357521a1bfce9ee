import { atom } from 'jotai'
import { forgetRecorded } from './recorder.ts'
import { deleteCookie, readCookie, writeCookie } from './cookies.ts'
import { store } from './store.ts'

const ACCESS = 'portal_token'
const REFRESH = 'portal_refresh_token'
/**
 * The cookie that identifies the session, so that a tab detects when another tab signs in someone else. It also
 * contains a hash of each token, so that a tab detects replaced tokens. It contains nothing about the person.
 */
const SESSION = 'portal_session'
const SEPARATOR = '~'
const CHANNEL = 'portal.session'
/** R133: cookies keep the tokens for 7 days. */
const COOKIE_DAYS = 7

/**
 * How often this page has stored or cleared the tokens. The tokens themselves are in the cookies, which other tabs
 * change too.
 */
export const tokenChangesAtom = atom(0)
const countChange = (): void => store.set(tokenChangesAtom, (times) => times + 1)
let session = new AbortController()
/** The session of this page. `undefined` if there is none, or if it started without an id. */
let sessionName: string | undefined
/** The hashes of the tokens that this page has stored, or has confirmed to belong to its user. */
let knownHashes: TokenHashes = {}
let isUncertain = false
adoptSession()

interface TokenHashes {
  readonly access?: string | undefined
  readonly refresh?: string | undefined
}

export const accessToken = (): string | undefined => readToken(ACCESS)
export const refreshToken = (): string | undefined => readToken(REFRESH)

/**
 * A text that cannot be sent in a header, such as one with a line break, is not a token: the cookie is damaged, or
 * another program has written it.
 */
function readToken(name: string): string | undefined {
  const found = readCookie(name)
  return found !== undefined && /^[!-~]+$/.test(found) ? found : undefined
}

/** A signal that aborts when this page's session ends, so that its calls end with it. */
export const sessionSignal = (): AbortSignal => session.signal

interface Tokens {
  readonly token: string
  readonly refreshToken?: string | undefined
}

/** Starts the session of the user who signed in on this page. Other tabs detect it. */
export function beginSession(tokens: Tokens): void {
  sessionName = crypto.randomUUID()
  storeTokens(tokens)
  announce()
}

/** Stores the tokens of a refresh. Without a new refresh token the old one stays (G179). */
export function storeTokens(tokens: Tokens): void {
  if (session.signal.aborted) session = new AbortController()
  writeCookie(ACCESS, tokens.token, COOKIE_DAYS)
  if (tokens.refreshToken !== undefined) writeCookie(REFRESH, tokens.refreshToken, COOKIE_DAYS)
  knownHashes = currentHashes()
  isUncertain = false
  if (sessionName !== undefined)
    writeCookie(SESSION, [sessionName, knownHashes.access, knownHashes.refresh].join(SEPARATOR), COOKIE_DAYS)
  countChange()
}

/**
 * Ends the session on this page. A sign-out ends it on the other tabs too. They detect an expired session on their next
 * call.
 */
export function clearTokens({ isSignOut = false } = {}): void {
  deleteCookie(ACCESS)
  deleteCookie(REFRESH)
  if (isSignOut) {
    deleteCookie(SESSION)
    sessionName = undefined
    announce()
  }
  abandonSession()
  countChange()
}

/** Whether the cookies still hold the tokens of this page's session. */
export function isThisSession(): boolean {
  const { stored, access, refresh } = compareHashes()
  return (
    stored.name === sessionName &&
    [stored.access, knownHashes.access].includes(access) &&
    [stored.refresh, knownHashes.refresh].includes(refresh)
  )
}

/** Whether the cookies hold the session of this page, even if its tokens were replaced. */
export const hasSameSessionName = (): boolean => readSession().name === sessionName

/** The session in the cookies belongs to the same user, or to none yet: this page adopts it. */
export function adoptSession(): void {
  const { stored, refresh } = compareHashes()
  const confirmed = [stored.refresh, knownHashes.refresh]
  isUncertain = !confirmed.includes(refresh) && confirmed.some((mark) => mark !== undefined)
  sessionName = readSession().name
  knownHashes = currentHashes()
}

/** Whether the refresh token may belong to another user. Then the renewed token must be checked. */
export const isRefreshTokenUncertain = (): boolean => isUncertain

function readSession(): TokenHashes & { readonly name: string | undefined } {
  const [name = '', access, refresh] = (readCookie(SESSION) ?? '').split(SEPARATOR)
  return { name: name === '' ? undefined : name, access, refresh }
}

/** The hashes in the cookie, and the hashes of the actual tokens. For an expired token, the hash in the cookie. */
function compareHashes() {
  const stored = readSession()
  const { access = stored.access, refresh = stored.refresh } = currentHashes()
  return { stored, access, refresh }
}

function currentHashes(): TokenHashes {
  return { access: hashOf(readToken(ACCESS)), refresh: hashOf(readToken(REFRESH)) }
}

/** A 32-bit hash that distinguishes tokens. */
function hashOf(token: string | undefined): string | undefined {
  if (token === undefined) return undefined
  let mark = 0
  for (let index = 0; index < token.length; index += 1)
    mark = (Math.imul(mark, 31) + token.charCodeAt(index)) | 0
  return (mark >>> 0).toString(36)
}

/** Aborts the calls of this page, because the cookies now belong to another user. */
export function abandonSession(): void {
  session.abort()
  forgetRecorded()
}

/** Notifies the other tabs that the session has changed. The value has no meaning. */
function announce(): void {
  try {
    localStorage.setItem(CHANNEL, String(Math.random()))
  } catch {
    // Storage is blocked, so other tabs detect it on their next call.
  }
}

/**
 * Calls `listener` when another tab may have changed the session: after its notification, or when this page becomes
 * visible or returns from the back-forward cache. Returns a function that unsubscribes.
 */
export function onOtherTab(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // Not a BroadcastChannel, because an open one keeps a page out of the back-forward cache.
  addEventListener('storage', ({ key }) => key === CHANNEL && listener(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  document.addEventListener('visibilitychange', () => !document.hidden && listener(), { signal })
  return () => controller.abort()
}
