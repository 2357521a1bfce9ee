// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberedLanguage, rememberLanguage } from '@/i18n/languages.ts'
import { deleteCookie, readCookie, writeCookie } from './cookies.ts'
import {
  accessToken,
  clearTokens,
  onTokensChange,
  refreshToken,
  sessionSignal,
  storeTokens,
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

  test('are Secure on https', () => {
    vi.stubGlobal('location', { protocol: 'https:' })
    writeCookie('portal_token', 'at.1', 7)
    vi.unstubAllGlobals()
    expect(written.mock.calls.flat()[0]).toMatch(/; Secure$/)
  })

  test('keep any text; a value that is not valid encoding is read as it is', async () => {
    const text = 'a=b; c %é'
    writeCookie('portal_token', text, 1)
    expect(readCookie('portal_token')).toBe(text)
    await Promise.resolve() // Another program writes later than what has just been read.
    document.cookie = 'portal_token=%E0%A4%A; Path=/portal/'
    expect(readCookie('portal_token')).toBe('%E0%A4%A')
    expect(readCookie('token')).toBeUndefined()
  })

  test('are asked of the browser once by what runs side by side, and again after that', async () => {
    writeCookie('portal_token', 'old', 1)
    await Promise.resolve()
    const read = vi.spyOn(document, 'cookie', 'get')
    expect([readCookie('portal_token'), readCookie('portal_token')]).toEqual(['old', 'old'])
    expect(read).toHaveBeenCalledTimes(1)
    writeCookie('portal_token', 'new', 1)
    expect(readCookie('portal_token')).toBe('new')
    await Promise.resolve()
    expect(readCookie('portal_token')).toBe('new')
    expect(read).toHaveBeenCalledTimes(3)
    read.mockRestore()
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
    const unsubscribe = onTokensChange(listener)
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

test.each([
  ['fr', 'fr'],
  ['de', 'nl'],
  ['%', 'nl'],
  ['', 'nl'],
])('R014, R016 the language cookie %s selects %s', (cookie, language) => {
  document.cookie = `portal_language=${cookie}; Path=/portal/`
  expect(rememberedLanguage()).toBe(language)
})
