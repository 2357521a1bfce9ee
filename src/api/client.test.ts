// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearTokens, storeTokens } from '@/base/tokens.ts'
import { call, onFailure } from './client.ts'
import { ApiError } from './errors.ts'
import { getBackofficeUser, getUser, getUsersByFilter } from './generated/operations/app-users.ts'
import { getBudgetsByOwner } from './generated/operations/budgets.ts'
import { getPortalLogo } from './generated/operations/branding.ts'
import { changePincode, login, refreshSession } from './generated/operations/session.ts'
import { uploadCo2File } from './generated/operations/uploads.ts'
import { findAllUserGroups } from './generated/operations/user-groups.ts'
import { setSessionKeeper } from './refresh.ts'

const credentials = { username: 'ulla.users', passdigest: 'a'.repeat(64) }
const passwords = { oldPassdigest: 'a'.repeat(64), newPassdigest: 'b'.repeat(64) }
const noContent = () => new Response(null, { status: 204 })
const refused = (code = 'TOKEN_EXPIRED') => Response.json({ message: 'no', code }, { status: 401 })
const failed = (body: object, status = 500) => Response.json(body, { status })

const fetch = vi.fn<(request: Request, init: { signal: AbortSignal }) => Promise<Response>>()
const renew = vi.fn<() => Promise<void>>()
const listener = vi.fn<(error: ApiError) => void>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/portal/')
  storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
  renew.mockImplementation(() => Promise.resolve(storeTokens({ token: 'at.2' })))
  setSessionKeeper({ renew, recover: (cause) => Promise.reject(cause) })
  onFailure(listener)
})
afterEach(() => {
  clearTokens()
  vi.useRealTimers()
  vi.resetAllMocks()
})

const failureOf = async (calling: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await calling.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ApiError)) throw new Error('it did not fail as it should')
  return error
}
/** Mocks a server that refuses the first token and accepts any other. */
const refuseOldToken = (respond: () => Response) =>
  fetch.mockImplementation((request) =>
    Promise.resolve(request.headers.get('authorization') === 'Bearer at.1' ? refused() : respond()),
  )

describe('tokens', () => {
  test('a call sends the access token, a public call sends none', async () => {
    fetch.mockImplementation(() => Promise.resolve(noContent()))
    await call(changePincode, { body: passwords })
    fetch.mockImplementation(() => Promise.resolve(Response.json({})))
    await call(login, { body: credentials })
    expect(fetch.mock.calls.map(([{ headers }]) => headers.get('authorization'))).toEqual([
      'Bearer at.1',
      null,
    ])
  })

  test('R131 a token given in the options is sent as Bearer', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json({ token: 'at.2' })))
    await call(refreshSession, {}, { token: 'rt.1' })
    expect(fetch.mock.calls[0]?.[0].headers.get('authorization')).toBe('Bearer rt.1')
  })
})

describe('R123 a call refused with 401', () => {
  test('renews the session once and repeats the call once with the same body', async () => {
    const bodies: unknown[] = []
    fetch.mockImplementation(async (request) => {
      bodies.push(await request.json())
      return request.headers.get('authorization') === 'Bearer at.1' ? refused() : noContent()
    })
    await call(changePincode, { body: passwords })
    expect(bodies).toEqual([passwords, passwords])
    expect(renew).toHaveBeenCalledTimes(1)
    expect(listener).not.toHaveBeenCalled()
  })

  test('of ten simultaneous calls renews the session once', async () => {
    refuseOldToken(() => Response.json([]))
    const calls = Array.from({ length: 10 }, () =>
      call(findAllUserGroups, { body: { corporateAccountOspId: 'c' } }),
    )
    await Promise.all(calls)
    expect(renew).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledTimes(20)
  })

  test('after the renewal is not followed by a third request', async () => {
    fetch.mockImplementation(() => Promise.resolve(refused()))
    expect(await failureOf(call(getUser, { body: {} }))).toMatchObject({ kind: 'http', status: 401 })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('does not renew a token that another tab has renewed, and only repeats the call', async () => {
    fetch.mockImplementationOnce(() => {
      document.cookie = 'portal_token=at.9; Path=/portal/'
      return Promise.resolve(refused())
    })
    fetch.mockImplementation(() => Promise.resolve(noContent()))
    await call(changePincode, { body: passwords })
    expect(renew).not.toHaveBeenCalled()
    expect(fetch.mock.calls[1]?.[0].headers.get('authorization')).toBe('Bearer at.9')
  })

  test('without a possible renewal fails without a notice, because the end of the session has its own', async () => {
    fetch.mockImplementation(() => Promise.resolve(refused()))
    renew.mockRejectedValue(new Error('refused'))
    expect((await failureOf(call(getUser, { body: {} }))).kind).toBe('session-over')
    expect(listener).not.toHaveBeenCalled()
  })

  test('G023 of /auth/* never renews', async () => {
    fetch.mockImplementation(() => Promise.resolve(refused('TOKEN_NOT_FOUND')))
    await failureOf(call(login, { body: credentials }))
    await failureOf(call(refreshSession, {}, { token: 'rt.1' }))
    expect(renew).not.toHaveBeenCalled()
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('the notice of a failure', () => {
  const fails = (body: object) => fetch.mockImplementation(() => Promise.resolve(failed(body)))
  const failureWith = (ignore?: string[]) => failureOf(call(getUser, { body: {} }, ignore ? { ignore } : {}))

  test('R247 is shown once, unless the caller shows the error itself', async () => {
    fails({ message: 'no', code: 'NOT_FOUND' })
    const error = await failureWith()
    expect(listener.mock.calls).toEqual([[error]])
    await failureWith(['OTHER'])
    expect(listener).toHaveBeenCalledTimes(2)
    await failureWith(['OTHER', 'NOT_FOUND'])
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('R249 is not shown with * in the ignore list', async () => {
    fails({ message: 'no', code: 'NOT_FOUND' })
    await failureWith(['*'])
    fetch.mockRejectedValue(new TypeError('no connection'))
    await failureWith(['*'])
    expect(listener).not.toHaveBeenCalled()
  })

  test('R248, R267 is not shown for TOKEN_EXPIRED', async () => {
    fails({ message: 'no', code: 'TOKEN_EXPIRED' })
    await failureWith()
    expect(listener).not.toHaveBeenCalled()
  })

  test('R123, R248 is shown for a write that is refused with TOKEN_EXPIRED even after the renewal', async () => {
    fetch.mockImplementation(() => Promise.resolve(refused()))
    await failureOf(call(changePincode, { body: passwords }, { writes: true }))
    expect(listener).toHaveBeenCalledTimes(1)
    await failureOf(call(getUser, { body: {} }))
    expect(listener, 'a read says so in its place').toHaveBeenCalledTimes(1)
  })

  test('R247 is suppressed by its code alone, whether it has field errors or not', async () => {
    const errors = [{ field: 'code', messages: ['wrong'] }]
    fails({ code: 'INVALID_ARGUMENT', errorLabel: { nl: 'Mag niet' } })
    await failureWith(['INVALID_ARGUMENT'])
    fails({ message: 'no', code: 'INVALID_ARGUMENT', errors })
    await failureWith(['INVALID_ARGUMENT'])
    expect(listener).not.toHaveBeenCalled()
    fails({ message: 'no', code: 'OTHER', errors })
    await failureWith(['INVALID_ARGUMENT'])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('G026 can be suppressed by a label instead of a code, but not by a label per language', async () => {
    fails({ message: 'no', errorLabel: 'NOT_FOUND' })
    await failureWith(['NOT_FOUND'])
    expect(listener).not.toHaveBeenCalled()
    fails({ message: 'no', errorLabel: { nl: 'NOT_FOUND' } })
    await failureWith(['NOT_FOUND'])
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('R250 an error has', () => {
  const errorFor = async (response: Response) => {
    fetch.mockResolvedValue(response)
    return failureOf(call(getUser, { body: {} }))
  }

  test('status, message, code, label, field errors', async () => {
    const errors = [{ field: 'data.email', messages: ['wrong'], rule: 'email' }]
    const error = await errorFor(failed({ message: 'm', code: 'C', errorLabel: { nl: 'l' }, errors }, 422))
    expect(error).toMatchObject({ status: 422, message: 'm', code: 'C', label: { nl: 'l' }, fields: errors })
  })

  test.each([
    ['an HTML page of a proxy', new Response('<html>Bad gateway</html>', { status: 502 })],
    ['nothing', new Response(null, { status: 502 })],
    ['another shape', failed({ errorLabel: 7, errors: [{ field: 1 }, 'x'], code: {} }, 502)],
  ])('only the status, when the body is %s', async (_what, response) => {
    expect(await errorFor(response)).toMatchObject({
      kind: 'http',
      status: 502,
      code: undefined,
      label: undefined,
      fields: [],
    })
  })
})

describe('an unusable response', () => {
  test('no connection', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    expect((await failureOf(call(getUser, { body: {} }))).kind).toBe('network')
  })

  test('a lost connection while the page unloads is notified only if the page stays open', async () => {
    vi.useFakeTimers()
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    window.dispatchEvent(new Event('beforeunload'))
    const failing = failureOf(call(getUser, { body: {} }))
    await vi.advanceTimersByTimeAsync(999)
    expect(listener).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await failing).kind).toBe('network')
    await failureOf(call(getUser, { body: {} }))
    expect(listener, 'later failures are notified at once').toHaveBeenCalledTimes(2)
  })

  test('a connection lost while reading the response', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) })
    fetch.mockResolvedValue(new Response(body, { headers: { 'content-type': 'application/json' } }))
    expect((await failureOf(call(getUser, { body: {} }))).kind).toBe('network')
  })

  test.each([
    ['no JSON', () => call(getUser, { body: {} }), new Response('{"content": [')],
    ['nothing', () => call(getUser, { body: {} }), new Response('')],
    ['an object of another type', () => call(getUser, { body: {} }), Response.json({ thisIsNot: 'a user' })],
    [
      'an object in place of a list',
      () => call(findAllUserGroups, { body: {} }),
      Response.json({ content: [] }),
    ],
    [
      'a page without all its properties',
      () => call(getUsersByFilter, { body: {} }),
      Response.json({ content: [] }),
    ],
    ['JSON for a picture', () => call(getPortalLogo, {}), Response.json({})],
  ])('%s', async (_what, send, response) => {
    fetch.mockResolvedValue(response)
    expect((await failureOf(send())).kind).toBe('malformed')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('an HTML page of a gateway is refused for a text, a file or an empty response', async () => {
    const page = () => new Response('<h1>One moment</h1>', { headers: { 'Content-Type': 'text/html' } })
    fetch.mockImplementation(() => Promise.resolve(page()))
    for (const calling of [
      call(uploadCo2File, { body: new FormData() }, { writes: true }),
      call(getPortalLogo, {}),
      call(changePincode, { body: passwords }, { writes: true }),
    ])
      expect((await failureOf(calling)).kind).toBe('malformed')
  })
})

describe('the id of the request', () => {
  const headers = { 'X-Request-Id': '5d3f0a7c9b1e4f6282c4d6e8f0a1b3c5' }
  test.each([
    ['of the server', Response.json({ message: 'x' }, { status: 500, headers })],
    ['of a response that is not JSON', new Response('<html>', { headers })],
    ['of a response that breaks the contract', Response.json([], { headers })],
  ])('is known of a failure %s', async (_what, response) => {
    fetch.mockResolvedValue(response)
    const { requestId } = await failureOf(call(getUser, { body: { ospId: 'u-1' } }))
    expect(requestId).toBe(headers['X-Request-Id'])
  })
})

describe('a response about another record', () => {
  const budget = (ownerOspId: string) => ({ ospId: 'b-1', ownerOspId })
  test.each([
    [
      'of a record',
      () => call(getUser, { body: { ospId: 'u-1' } }, { partial: true }),
      { ospId: 'u-2', version: 1 },
    ],
    ['of nobody', () => call(getUser, { body: { ospId: 'u-1' } }, { partial: true }), { version: 1 }],
    [
      'within another',
      () => call(getBackofficeUser, { path: { id: 'u-1' } }, { partial: true }),
      { user: { ospId: 'u-2' } },
    ],
    [
      'among the rows',
      () => call(getBudgetsByOwner, { body: { ownerOspId: 'u-1' } }, { partial: true }),
      [budget('u-1'), budget('u-2')],
    ],
  ])('%s is never shown as this one', async (_what, send, body) => {
    fetch.mockResolvedValue(Response.json(body))
    expect((await failureOf(send())).kind).toBe('malformed')
  })

  test('the same record, and a row without the id of its owner, are accepted', async () => {
    fetch.mockResolvedValue(Response.json([budget('u-1'), { ospId: 'b-2' }]))
    expect(await call(getBudgetsByOwner, { body: { ownerOspId: 'u-1' } }, { partial: true })).toHaveLength(2)
  })
})

describe('time', () => {
  /** Mocks a fetch that never responds. Like `fetch`, it rejects when the signal aborts. */
  const neverRespond = () =>
    fetch.mockImplementation(
      (_request, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    )

  test('R246 a call times out after 120 s, not before', async () => {
    vi.useFakeTimers()
    neverRespond()
    const failing = failureOf(call(getUser, { body: {} }))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(listener).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await failing).kind).toBe('timeout')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('a call that the caller aborts fails without a notice', async () => {
    neverRespond()
    const controller = new AbortController()
    const failing = failureOf(call(getUser, { body: {} }, { signal: controller.signal }))
    controller.abort()
    expect((await failing).kind).toBe('aborted')
    expect(listener).not.toHaveBeenCalled()
  })

  test('R127 signing out aborts pending calls', async () => {
    neverRespond()
    const failing = failureOf(call(getUser, { body: {} }))
    clearTokens()
    expect((await failing).kind).toBe('aborted')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('G303 Retry-After', () => {
  const waiting = async (header: string | undefined, status = 429): Promise<number | undefined> => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z'), toFake: ['Date'] })
    fetch.mockResolvedValueOnce(
      Response.json(
        { message: 'no' },
        { status, ...(header !== undefined && { headers: { 'Retry-After': header } }) },
      ),
    )
    const { retryAt } = await failureOf(
      call(findAllUserGroups, { body: { corporateAccountOspId: 'ca-2001' } }),
    )
    return retryAt === undefined ? undefined : (retryAt - Date.now()) / 1000
  }

  test.each([429, 503])('%i: a number of seconds or a date is accepted', async (status) => {
    expect(await waiting('30', status)).toBe(30)
    expect(await waiting('Mon, 23 Nov 2026 12:01:00 GMT', status)).toBe(60)
  })
  test.each([undefined, '', 'soon', '-5', '1e3', '999999', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    '%o: ignored, so the call can be repeated immediately',
    async (header) => {
      const seconds = await waiting(header)
      expect(seconds === undefined || seconds <= 0).toBe(true)
    },
  )
})
