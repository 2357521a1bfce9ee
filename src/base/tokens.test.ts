// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberedLanguage, rememberLanguage } from '@/i18n/languages.ts'
import { deleteCookie, readCookie, writeCookie } from './cookies.ts'
import { store } from './store.ts'
import {
  accessToken,
  adoptSession,
  beginSession,
  clearTokens,
  isRefreshTokenUncertain,
  isThisSession,
  refreshToken,
  sessionSignal,
  storeTokens,
  tokenChangesAtom,
} from './tokens.ts'

const DAY = 24 * 60 * 60
const written = vi.spyOn(document, 'cookie', 'set')

beforeEach(() => {
  history.replaceState(null, '', '/portal/')
  written.mockClear()
})
afterEach(() => {
  clearTokens()
  deleteCookie('portal_language')
})

describe('R133, G021 cookies', () => {
  test('keep tokens for 7 days and the language for 999 days, all under /portal/', () => {
    storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
    rememberLanguage('fr')
    expect(written.mock.calls.flat()).toEqual([
      `portal_token=at.1; Path=/portal/; Max-Age=${7 * DAY}; SameSite=Lax`,
      `portal_refresh_token=rt.1; Path=/portal/; Max-Age=${7 * DAY}; SameSite=Lax`,
      `portal_language=fr; Path=/portal/; Max-Age=${999 * DAY}; SameSite=Lax`,
    ])
  })

  test('are `Secure` on https', () => {
    vi.stubGlobal('location', { protocol: 'https:' })
    writeCookie('portal_token', 'at.1', 7)
    vi.unstubAllGlobals()
    expect(written.mock.calls.flat()[0]).toMatch(/; Secure$/)
  })

  test('are each `Secure` on https, and a token cannot add an attribute', () => {
    vi.stubGlobal('location', { protocol: 'https:' })
    const hostile = 'at.1; Domain=evil.example; Path=/; SameSite=None, x=\r\nSet-Cookie: a=b'
    beginSession({ token: hostile, refreshToken: hostile })
    storeTokens({ token: hostile })
    rememberLanguage('fr')
    vi.unstubAllGlobals()
    const lines = written.mock.calls.flat()
    expect(lines).toHaveLength(6)
    for (const line of lines) {
      const [value = '', ...attributes] = line.split('; ')
      expect(value).toMatch(/^portal_\w+=[!-~]+$/)
      expect(value).not.toMatch(/[;,\s]/)
      expect(attributes).toEqual([
        'Path=/portal/',
        expect.stringMatching(/^Max-Age=\d+$/),
        'SameSite=Lax',
        'Secure',
      ])
    }
  })

  test('accept any text; a value that is not valid encoding is returned unchanged', async () => {
    const text = 'a=b; c %é'
    writeCookie('portal_token', text, 1)
    expect(readCookie('portal_token')).toBe(text)
    await Promise.resolve() // In a later task than the read, as another program would write.
    document.cookie = 'portal_token=%E0%A4%A; Path=/portal/'
    expect(readCookie('portal_token')).toBe('%E0%A4%A')
    expect(readCookie('token')).toBeUndefined()
  })
})

describe('tokens', () => {
  test('G179 a renewal without a new refresh token keeps the old one', () => {
    storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
    storeTokens({ token: 'at.2' })
    expect([accessToken(), refreshToken()]).toEqual(['at.2', 'rt.1'])
  })

  test('R127 signing out removes both tokens and aborts the session’s calls; signing in starts a new session', () => {
    const listener = vi.fn()
    const unsubscribe = store.sub(tokenChangesAtom, listener)
    storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
    const first = sessionSignal()
    storeTokens({ token: 'at.2' })
    expect(sessionSignal()).toBe(first)
    clearTokens()
    expect([accessToken(), refreshToken(), first.aborted]).toEqual([undefined, undefined, true])
    storeTokens({ token: 'at.3' })
    expect(sessionSignal().aborted).toBe(false)
    expect(listener).toHaveBeenCalledTimes(4)
    unsubscribe()
  })
})

describe('replaced tokens', () => {
  const put = async (name: string, value: string): Promise<void> => {
    document.cookie = `${name}=${value}; Path=/portal/`
    await Promise.resolve() // Code in the same task reads the cookies only once.
  }

  test('are detected within the same session until the page has adopted them', async () => {
    beginSession({ token: 'at.1', refreshToken: 'rt.1' })
    expect([isThisSession(), isRefreshTokenUncertain()]).toEqual([true, false])
    await put('portal_token', 'at.2')
    expect(isThisSession()).toBe(false)
    adoptSession()
    expect([isThisSession(), isRefreshTokenUncertain()]).toEqual([true, false])
    await put('portal_refresh_token', 'rt.2')
    expect(isThisSession()).toBe(false)
    adoptSession()
    expect([isThisSession(), isRefreshTokenUncertain()]).toEqual([true, true])
    storeTokens({ token: 'at.3', refreshToken: 'rt.3' })
    expect([isThisSession(), isRefreshTokenUncertain()]).toEqual([true, false])
  })

  test('are ignored if another tab of the session has renewed them, or if one has expired', async () => {
    beginSession({ token: 'at.1', refreshToken: 'rt.1' })
    const before = document.cookie
    storeTokens({ token: 'at.2', refreshToken: 'rt.2' })
    const renewed = document.cookie
    const putAll = async (cookies: string): Promise<void> => {
      for (const pair of cookies.split('; ')) await put(...(pair.split('=') as [string, string]))
    }
    await putAll(before)
    adoptSession()
    await putAll(renewed)
    expect(isThisSession()).toBe(true)
    deleteCookie('portal_token')
    expect(isThisSession()).toBe(true)
  })
})

test.each(['a%0Ab', 'a%0D%0Ab', 'a%20b', '%00', '%C3%A9', '%7F', ''])(
  'a cookie that contains %s is not a token, because no header can contain it',
  async (value) => {
    document.cookie = `portal_token=${value}; Path=/portal/`
    document.cookie = `portal_refresh_token=${value}; Path=/portal/`
    await Promise.resolve()
    expect([accessToken(), refreshToken()]).toEqual([undefined, undefined])
  },
)

test.each([
  ['fr', 'fr'],
  ['de', 'nl'],
  ['%', 'nl'],
  ['', 'nl'],
])('R014, R016 the language cookie %s selects %s', (cookie, language) => {
  document.cookie = `portal_language=${cookie}; Path=/portal/`
  expect(rememberedLanguage()).toBe(language)
})
