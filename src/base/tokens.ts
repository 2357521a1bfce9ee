import { atom } from 'jotai'
import { forgetRecorded } from './recorder.ts'
import { deleteCookie, readCookie, writeCookie } from './cookies.ts'
import { store } from './store.ts'

const ACCESS = 'portal_token'
const REFRESH = 'portal_refresh_token'
/**
 * Names the session, so that a tab notices when another tab signs in someone else, and marks both tokens, so that it also
 * notices when others have come into their place. It tells nothing about the person.
 */
const SESSION = 'portal_session'
const BETWEEN = '~'
const CHANNEL = 'portal.session'
/** R133: cookies keep the tokens for 7 days. */
const DAYS = 7

/** How often this page has stored or cleared the tokens. What they are is in the cookies, which other tabs change too. */
export const tokenChangesAtom = atom(0)
const countChange = (): void => store.set(tokenChangesAtom, (times) => times + 1)
let session = new AbortController()
/** The session of this page. `undefined` for none, or one that was begun without a name. */
let mine: string | undefined
/** The marks of the tokens that this page has stored, or has found to be of its person. */
let known: Marks = {}
let isDoubtful = false
adoptSession()

interface Marks {
  readonly access?: string | undefined
  readonly refresh?: string | undefined
}

export const accessToken = (): string | undefined => readToken(ACCESS)
export const refreshToken = (): string | undefined => readToken(REFRESH)

/** What could not be sent in a header, such as a line break, is no token: the cookie is damaged, or by another program. */
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
  known = marksNow()
  isDoubtful = false
  if (mine !== undefined) writeCookie(SESSION, [mine, known.access, known.refresh].join(BETWEEN), DAYS)
  countChange()
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
  abandonSession()
  countChange()
}

/** Whether the cookies still hold the session that this page began, or was opened with, and its tokens. */
export function isThisSession(): boolean {
  const { marked, access, refresh } = compared()
  return (
    isSameName() &&
    [marked.access, known.access].includes(access) &&
    [marked.refresh, known.refresh].includes(refresh)
  )
}

/** Whether the cookies name the session of this page, whatever the tokens are. */
export const isSameName = (): boolean => readSession().name === mine

/** The session in the cookies is of the same person, or nobody's yet: this page goes on with it. */
export function adoptSession(): void {
  const { marked, refresh } = compared()
  const vouched = [marked.refresh, known.refresh]
  isDoubtful = !vouched.includes(refresh) && vouched.some((mark) => mark !== undefined)
  mine = readSession().name
  known = marksNow()
}

/** Whether the refresh token may be another person's: then what it is exchanged for has to be looked at. */
export const isRefreshDoubtful = (): boolean => isDoubtful

function readSession(): Marks & { readonly name: string | undefined } {
  const [name = '', access, refresh] = (readCookie(SESSION) ?? '').split(BETWEEN)
  return { name: name === '' ? undefined : name, access, refresh }
}

/** The marks in the cookie, and those of the tokens; of a token that has run out, that in the cookie. */
function compared() {
  const marked = readSession()
  const { access = marked.access, refresh = marked.refresh } = marksNow()
  return { marked, access, refresh }
}

function marksNow(): Marks {
  return { access: markOf(readToken(ACCESS)), refresh: markOf(readToken(REFRESH)) }
}

/** 32 bits, which tell tokens apart. */
function markOf(token: string | undefined): string | undefined {
  if (token === undefined) return undefined
  let mark = 0
  for (let at = 0; at < token.length; at += 1) mark = (Math.imul(mark, 31) + token.charCodeAt(at)) | 0
  return (mark >>> 0).toString(36)
}

/** Stops the calls of this page, whose person is not the one of the cookies any more. */
export function abandonSession(): void {
  session.abort()
  forgetRecorded()
}

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
