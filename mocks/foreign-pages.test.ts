/**
 * The requests that a page of another site could make a browser send: possibly with cookies, but without custom
 * headers.
 */
import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { readDocument } from './document.ts'
import { PASSDIGEST } from './seed/personas.ts'
import { testerOf } from './testing.ts'

const sandbox = createSandbox()
const guest = testerOf(sandbox, 'default')
const { token, refreshToken } = (
  await guest.call('login', { body: { username: 'olivia.osp', passdigest: PASSDIGEST } })
).good
const COOKIES = `portal_token=${token}; portal_refresh_token=${refreshToken}; portal_session=x; Authorization=Bearer ${token}`
/** The requests that a form can send, and a `fetch` without a preflight. */
const FORMS = [
  ['application/x-www-form-urlencoded', `token=${token}&access_token=${token}&authorization=Bearer+${token}`],
  ['text/plain', `{"token":"${token}","x":"="}`],
  [
    'multipart/form-data; boundary=x',
    `--x\r\nContent-Disposition: form-data; name="token"\r\n\r\n${token}\r\n--x--\r\n`,
  ],
  ['text/plain; x=application/json', '{}'],
] as const

const operations = Object.entries(readDocument().paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
)

const send = (path: string, method: string, more: RequestInit = {}): Promise<Response> => {
  // A `Request` may not set cookies itself, so this adds them as a browser does.
  const headers = new Headers({ cookie: COOKIES, origin: 'https://evil.example', ...more.headers })
  return sandbox.fetch(`http://portal.example/api${path.replace(/\{\w+\}/g, 'x')}`, {
    ...more,
    method,
    headers,
  })
}

test('the cookies alone give no access, whatever the method, the form and the address', async () => {
  const before = JSON.stringify(sandbox.worlds.get('default').snapshot())
  const guarded = operations.filter((operation) => !operation['x-roles'].includes('public'))
  expect(guarded.length).toBeGreaterThan(250)
  for (const { path, method, operationId } of guarded)
    for (const [type, body] of method === 'GET' ? [['', undefined] as const] : FORMS)
      for (const query of ['', `?token=${token}&access_token=${token}&authorization=Bearer%20${token}`]) {
        const response = await send(`${path}${query}`, method, {
          ...(body !== undefined && { body, headers: { 'content-type': type } }),
        })
        expect([operationId, type, response.status]).toEqual([operationId, type, 401])
      }
  expect(JSON.stringify(sandbox.worlds.get('default').snapshot())).toBe(before)
})

test('another site can read no response, and no preflight response allows a request', async () => {
  for (const { path, method, operationId } of operations)
    for (const sentMethod of [method, 'OPTIONS', 'HEAD']) {
      const response = await send(path, sentMethod, {
        headers: {
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type',
          ...(sentMethod === method && { authorization: `Bearer ${token}x` }),
        },
      })
      const allowed = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect([operationId, sentMethod, allowed]).toEqual([operationId, sentMethod, []])
      if (sentMethod === 'OPTIONS') expect([operationId, response.ok]).toEqual([operationId, false])
    }
})
