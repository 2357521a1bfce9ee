// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '@/api/client.ts'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { loadWords } from '@/i18n/i18n.ts'
import { store } from '@/base/store.ts'
import { notifications, notificationsAtom } from '@/ui/feedback/notifications-store.ts'
import { connect } from './connect.ts'
import { peekIntendedRoute, forgetIntendedRoute } from './intended-route.ts'
import { settleSignInAgain, useIsSignInAgainOpen } from './sign-in-again.ts'
import { accessToken, clearTokens, refreshToken, storeTokens } from '@/base/tokens.ts'
import { registerUnsaved } from '@/base/unsaved.ts'

/** The server's response to a renewal. It refuses every other call with the first token. */
let renewal: () => Response | Promise<Response>
const fetch = vi.fn((request: Request): Promise<Response> => {
  if (request.url.endsWith('/auth/refresh')) return Promise.resolve(renewal())
  const isOld = request.headers.get('authorization') === 'Bearer at.1'
  return Promise.resolve(
    Response.json(
      { message: 'no', code: isOld ? 'TOKEN_EXPIRED' : 'FORBIDDEN' },
      { status: isOld ? 401 : 403 },
    ),
  )
})
const refuse = (body: object) => (renewal = () => Response.json({ message: 'no', ...body }, { status: 401 }))
const send = () => call(getUser, { body: {} }, { ignore: ['FORBIDDEN'] }).catch((error: unknown) => error)
const texts = () => store.get(notificationsAtom).map(({ text }) => text)

beforeEach(async () => {
  history.replaceState(null, '', '/portal/help?x=1')
  vi.stubGlobal('fetch', fetch)
  await loadWords(['common', 'session', 'ui'])
  connect()
  storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
})
afterEach(() => {
  clearTokens()
  notifications.clear()
  forgetIntendedRoute()
  fetch.mockClear()
})

describe('renewing', () => {
  test('R131 sends the refresh token as Bearer, without a body', async () => {
    renewal = () => Response.json({ token: 'at.2', refreshToken: 'rt.2' })
    await send()
    const request = fetch.mock.calls[1]?.[0]
    expect(request?.headers.get('authorization')).toBe('Bearer rt.1')
    expect(request?.body).toBeNull()
    expect([accessToken(), refreshToken()]).toEqual(['at.2', 'rt.2'])
  })

  test('a response that arrives after signing out is ignored', async () => {
    let respond = (_response: Response): void => undefined
    renewal = () => new Promise((resolve) => (respond = resolve))
    const pending = send()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    clearTokens()
    respond(Response.json({ token: 'at.2', refreshToken: 'rt.2' }))
    await pending
    expect([accessToken(), refreshToken()]).toEqual([undefined, undefined])
    expect(texts()).toEqual([])
    expect(peekIntendedRoute(), 'R127 the user left').toBe('/dashboard')
  })

  test('a response that arrives after another tab signed in again does not replace that tab’s tokens', async () => {
    let respond = (_response: Response): void => undefined
    renewal = () => new Promise((resolve) => (respond = resolve))
    const pending = send()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    document.cookie = 'portal_token=at.9; Path=/portal/'
    document.cookie = 'portal_refresh_token=rt.9; Path=/portal/'
    respond(Response.json({ token: 'at.2', refreshToken: 'rt.2' }))
    await pending
    expect([accessToken(), refreshToken()]).toEqual(['at.9', 'rt.9'])
  })
})

describe('R126 a renewal that fails', () => {
  test('signs out, remembers the current route, and shows the label', async () => {
    refuse({ code: 'TOKEN_INVALID', errorLabel: { nl: 'Ingetrokken' } })
    await send()
    expect([accessToken(), refreshToken()]).toEqual([undefined, undefined])
    expect(peekIntendedRoute()).toBe('/help?x=1')
    expect(texts()).toEqual(['Ingetrokken'])
  })

  test.each([
    ['G024 TOKEN_EXPIRED without a label', { code: 'TOKEN_EXPIRED' }, []],
    ['G024 TOKEN_EXPIRED with one', { code: 'TOKEN_EXPIRED', errorLabel: 'Verlopen' }, ['Verlopen']],
    ['another code without one', { code: 'X' }, ['Uw sessie is verlopen. Meld u opnieuw aan.']],
  ])('%s', async (_what, body, expected) => {
    refuse(body)
    await send()
    expect(texts()).toEqual(expected)
  })

  test('with an open form asks to sign in again first, and then the call continues', async () => {
    refuse({ code: 'TOKEN_INVALID' })
    const stop = registerUnsaved()
    const dialog = renderHook(useIsSignInAgainOpen)
    const pending = send()
    await waitFor(() => expect(dialog.result.current).toBe(true))
    storeTokens({ token: 'at.3', refreshToken: 'rt.3' })
    act(() => settleSignInAgain(true))
    expect(await pending).toMatchObject({ kind: 'http', status: 403 })
    expect(texts()).toEqual([])
    expect(accessToken()).toBe('at.3')
    dialog.unmount()
    stop()
  })

  test('with an open form signs out when the user declines to sign in again', async () => {
    refuse({ code: 'TOKEN_INVALID' })
    const stop = registerUnsaved()
    const dialog = renderHook(useIsSignInAgainOpen)
    const pending = send()
    await waitFor(() => expect(dialog.result.current).toBe(true))
    act(() => settleSignInAgain(false))
    expect(await pending).toMatchObject({ kind: 'session-over' })
    expect(accessToken()).toBeUndefined()
    dialog.unmount()
    stop()
  })
})
