import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createSandbox } from './app.ts'
import { MAX_BODY_BYTES } from './contract/request.ts'
import { listen } from './serve.ts'

const sandbox = createSandbox()
const server = listen(sandbox, 0)
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

const setFault = (kind: string): Promise<Response> =>
  fetch(`${origin}/sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify({ operationId: 'login', kind, times: 1 }),
  })
const login = (signal?: AbortSignal): Promise<Response> =>
  fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
    ...withoutUndefined({ signal }),
  })

test('the sandbox listens on a port and echoes a body unchanged', async () => {
  expect((await login()).status).toBe(422)
  expect(await (await fetch(`${origin}/sandbox/personas`)).json()).toContainEqual(
    expect.objectContaining({ login: 'ulla.users' }),
  )
})
test('a dropped connection is closed without a response', async () => {
  await setFault('drop-connection')
  await expect(login()).rejects.toThrow('fetch failed')
  expect((await login()).status).toBe(422)
})
test('a call without a response ends when the caller aborts', async () => {
  await setFault('never-answers')
  await expect(login(AbortSignal.timeout(100))).rejects.toThrow('timeout')
  expect((await login()).status).toBe(422)
})

describe('the control API', () => {
  /** Sends a request unchanged: `fetch` and `URL` would normalise its address, and set the host themselves. */
  const status = (
    line: string,
    headers: Record<string, string>,
    method = 'POST',
  ): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin)
      request(
        { hostname, port, path: line, method, headers: { ...headers, 'content-length': 0 } },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
        .on('error', reject)
        .end()
    })

  const FOREIGN: readonly (readonly [kind: string, headers: Record<string, string>])[] = [
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['a page whose host name begins like this machine', { origin: 'http://localhost.evil.example' }],
    ['a page whose host name ends almost like this machine', { origin: 'http://evil-localhost' }],
    ['a page with this machine as its user', { origin: 'http://localhost@evil.example' }],
    ['a host name of another site that resolves to this machine', { host: 'evil.example:4010' }],
    ['such a host name that contains the name of this machine', { host: 'localhost.evil.example:4010' }],
    [
      'such a host name with the origin of this machine',
      { host: 'evil.example', origin: 'http://localhost' },
    ],
    ['an image or a form of another site', { 'sec-fetch-site': 'cross-site' }],
  ]
  /** Every spelling of an address that could reach `/sandbox/reset`. */
  const SPELLINGS = [
    '/sandbox/reset',
    '/%73andbox/reset',
    '/%73%61%6e%64%62%6f%78/%72eset',
    '/%2573andbox/reset',
    '/sandbox%2Freset',
    '/sandbox/%72eset',
    '/./sandbox/reset',
    '//sandbox/reset',
    '/api/../sandbox/reset',
    '/api/%2e%2e/sandbox/reset',
    '/api/..%2fsandbox/reset',
    '/SANDBOX/reset',
    '/sandbox./reset',
    '/sandbox/reset.',
    '/sandbox/reset/',
    '/sandbox/reset?x=/api/',
    '/sandbox/reset;x',
    '/sandbox\\reset',
    'http://localhost/sandbox/reset',
    'http://localhost/%73andbox/reset',
    'http://evil.example/sandbox/reset',
  ]
  /** Checks that the world still has the change that a reset would remove. */
  const mark = async (): Promise<void> => {
    await fetch(`${origin}/sandbox/reset`, { method: 'POST' })
    await setFault('never-answers')
  }
  const isMarked = async (): Promise<boolean> =>
    ((await (await fetch(`${origin}/sandbox/faults`)).json()) as unknown[]).length === 1

  test.each(FOREIGN)('refuses %s, however the address is written', async (_kind, headers) => {
    await mark()
    for (const line of SPELLINGS) {
      const actual = await status(line, headers)
      expect([line, actual]).toEqual([line, expect.toBeOneOf([400, 403, 404])])
      expect([line, await isMarked()]).toEqual([line, true])
    }
    expect(await status('/sandbox/reset', headers)).toBe(403)
    expect(await status('/%73andbox/reset', headers)).toBe(403)
    expect(await status('/api/nothing', headers)).toBe(404)
  })

  test('refuses them for each method and address, including read-only ones', async () => {
    await mark()
    const before = sandbox.worlds.list().length
    for (const path of [
      'capabilities',
      'personas',
      'worlds',
      'faults',
      'clock',
      'snapshot',
      'files',
      'nothing',
    ])
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'])
        for (const [, headers] of FOREIGN)
          expect([
            method,
            path,
            await status(`/sandbox/${path}`, { ...headers, 'x-world': 'made' }, method),
          ]).toEqual([method, path, 403])
    expect(await isMarked()).toBe(true)
    expect(sandbox.worlds.list()).toHaveLength(before)
  })

  test.each([
    {},
    { origin: 'http://localhost:5173' },
    { origin: 'http://localhost:5173', 'sec-fetch-site': 'cross-site' },
    { host: 'localhost:4010' },
    { host: 'LOCALHOST:4010' },
    { host: '[::1]:4010' },
    { 'sec-fetch-site': 'same-origin' },
  ])('responds to %o', async (headers: Record<string, string>) => {
    await mark()
    expect(await status('/sandbox/reset', headers)).toBe(204)
    expect(await isMarked()).toBe(false)
  })
})

describe('a body over 25 MB is refused', () => {
  const post = (body: BodyInit): Promise<Response> => {
    // Streamed bodies need `duplex`, which the types of fetch do not know yet.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    }
    return fetch(`${origin}/api/auth/login`, init)
  }
  const tooLarge = { code: 'TOO_LARGE', message: expect.any(String) as string }

  test('by its length, before it is read', async () => {
    const response = await post(' '.repeat(MAX_BODY_BYTES + 1))
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual(tooLarge)
    expect((await post(`${' '.repeat(MAX_BODY_BYTES - 2)}{}`)).status).toBe(422)
  })

  test('in chunks, as soon as the limit is passed', async () => {
    const megabyte = new Uint8Array(1024 * 1024)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        controller.enqueue(megabyte)
      },
    })
    const response = await post(endless)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(60)
  })
})
