/** Signs in without the sign-in page. Also contains code that the fixtures of browser and screen tests share. */
import { createHash } from 'node:crypto'
import type { Language } from '../src/api/generated/languages.ts'

/** The path of the portal under its origin. */
export const BASE = '/portal'

export const PASSWORD = 'Mobility-2026'
/** The two-factor code that the sandbox accepts. */
export const TWO_FACTOR_CODE = '123456'

/** Statuses that a portal conforming to the contract never gets: unreadable, no such operation, wrong media type. */
export const UNREADABLE = new Set([400, 405, 415])

export type { Language }

interface Session {
  token?: string
  refreshToken?: string
  requires2fa?: boolean
}
interface Way {
  readonly origin: string
  readonly world: string
  /** Becomes the user's own language, which takes precedence over the cookie (G030). */
  readonly language: Language | undefined
}

/** Signs in by real API calls. Returns the portal's cookies, by name. */
export async function signIn(
  login: string,
  { origin, world, language }: Way,
): Promise<Record<string, string | undefined>> {
  const post = (path: string, headers: Record<string, string>, body?: object): Promise<Response> =>
    fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'x-world': world, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const passdigest = createHash('sha256').update(PASSWORD).digest('hex')
  const logIn = async (more: object): Promise<Session> => {
    const body = { username: login, passdigest, ...more }
    const response = await post('auth/login', { 'content-type': 'application/json' }, body)
    if (!response.ok) throw new Error(`${login} cannot sign in: ${response.status} ${await response.text()}`)
    return (await response.json()) as Session
  }
  let session = await logIn({})
  if (session.token === undefined && session.requires2fa) session = await logIn({ code2fa: TWO_FACTOR_CODE })
  if (language !== undefined) {
    const response = await post(`user/changeLanguage/${language}`, {
      authorization: `Bearer ${session.token}`,
    })
    if (!response.ok) throw new Error(`the language cannot be changed: ${response.status}`)
  }
  return {
    portal_token: session.token,
    portal_refresh_token: session.refreshToken,
    portal_language: language,
  }
}
