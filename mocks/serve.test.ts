import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { MAX_BODY_BYTES } from './contract/request.ts'
import { listen } from './serve.ts'

const server = listen(createSandbox(), 0)
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
    ...(signal && { signal }),
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
  /** `fetch` does not let a caller choose the host. */
  const status = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request(
        `${origin}${path}`,
        { method: 'POST', headers: { ...headers, 'content-length': 0 } },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        },
      )
        .on('error', reject)
        .end()
    })

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['a page whose name begins like this machine', { origin: 'http://localhost.evil.example' }],
    ['a name of another site that leads to this machine', { host: 'evil.example:4010' }],
  ])('refuses %s', async (_kind, headers: Record<string, string>) => {
    expect(await status('/sandbox/reset', headers)).toBe(403)
    expect(await status('/api/nothing', headers)).toBe(404)
  })

  test.each([{}, { origin: 'http://localhost:5173' }, { host: 'localhost:4010' }, { host: '[::1]:4010' }])(
    'answers %o',
    async (headers: Record<string, string>) => {
      expect(await status('/sandbox/reset', headers)).toBe(204)
    },
  )
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
