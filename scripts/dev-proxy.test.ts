import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContract } from '../mocks/contract.ts'
import { readDocument } from '../mocks/document.ts'
import type { CallEntry, Violation } from '../mocks/log.ts'
import { createDevProxy, type DevProxy, type Preference } from './dev-proxy.ts'

/** All 256 byte values. Most of them are not valid UTF-8. */
const BYTES = Uint8Array.from({ length: 256 }, (_, index) => index)
const JSON_TYPE = { 'content-type': 'application/json' }
const GOOD_LOGIN = { username: 'ulla.users', passdigest: '0'.repeat(64) }

/** The last request that the target received, and the next response that it sends. */
let received: { url: string; headers: IncomingMessage['headers']; body: Buffer }
let nextResponse: { status: number; headers: Record<string, string | string[]>; body: Uint8Array | string }
let upstream: Server
let target: string
let proxy: DevProxy

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) }
      response.writeHead(nextResponse.status, nextResponse.headers).end(nextResponse.body)
    })
  })
  await new Promise<void>((resolve) => {
    upstream.listen(0, '127.0.0.1', resolve)
  })
  target = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/base`
})
afterAll(() => upstream.close())

const contract = createContract(readDocument())
beforeEach(() => {
  nextResponse = {
    status: 200,
    headers: JSON_TYPE,
    body: JSON.stringify({ token: 'at.1', refreshToken: 'rt.1' }),
  }
  proxy = createDevProxy({ kind: 'prism', target, contract: () => contract })
})

const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  proxy.fetch(new Request(`http://portal.localhost${path}`, init))
const signIn = (body: object, headers = {}): Promise<Response> =>
  send('/api/auth/login', {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  })
const calls = async (): Promise<CallEntry[]> => (await (await send('/sandbox/calls')).json()) as CallEntry[]
const violations = async (): Promise<Violation[]> =>
  (await (await send('/sandbox/violations')).json()) as Violation[]

describe('the development proxy', () => {
  it('keeps its log from other sites, as the sandbox does', async () => {
    await signIn(GOOD_LOGIN)
    for (const path of ['/sandbox/calls', '/%73andbox/calls'])
      for (const headers of [
        { origin: 'https://evil.example' },
        { host: 'evil.example' },
        { 'sec-fetch-site': 'cross-site' },
      ])
        for (const method of ['GET', 'DELETE'])
          expect((await send(path, { method, headers })).status).toBe(403)
    expect(await calls()).toHaveLength(1)
  })

  it('forwards a valid call below the base path and logs it', async () => {
    const response = await signIn(GOOD_LOGIN)
    expect(await response.json()).toEqual({ token: 'at.1', refreshToken: 'rt.1' })
    expect(received.url).toBe('/base/auth/login')
    expect(JSON.parse(received.body.toString())).toEqual(GOOD_LOGIN)
    expect(await calls()).toMatchObject([{ operationId: 'login', status: 200, verdict: 'ok', problems: [] }])
    expect(await violations()).toEqual([])
  })

  it('lists contract violations of a request and its response, and changes neither', async () => {
    nextResponse.body = JSON.stringify({ token: 5, ключ: true })
    const response = await signIn({ username: 'ulla.users' })
    expect(await response.json()).toEqual({ token: 5, ключ: true })
    expect(received.body.toString()).toBe('{"username":"ulla.users"}')
    const [violation] = await violations()
    expect(violation).toMatchObject({ operationId: 'login', status: 200, world: 'default' })
    expect(violation?.problems).toContain('request: passdigest: The field is required')
    expect(violation?.problems).toContain('answer: token: must be string')
    expect(violation?.problems).toContain('answer: ключ: is not declared')
    expect(await calls()).toMatchObject([{ verdict: 'violation', problems: violation?.problems }])
  })

  it('logs undocumented statuses, unknown paths and malformed JSON', async () => {
    nextResponse = { status: 418, headers: JSON_TYPE, body: '{"token": ' }
    await signIn(GOOD_LOGIN)
    nextResponse.status = 200
    await signIn(GOOD_LOGIN)
    await send('/api/no/such/path')
    expect((await violations()).map(({ problems }) => problems)).toEqual([
      ['answer: status 418 is not documented'],
      ['answer: the body is not valid JSON'],
      ['request: the contract has no such path'],
    ])
  })

  it('keeps every byte of files and uploads, and every cookie', async () => {
    const cookies = ['a=1; Path=/', 'b=2; Path=/']
    nextResponse = {
      status: 200,
      headers: { 'content-type': 'image/png', 'set-cookie': cookies },
      body: BYTES,
    }
    const headers = { Authorization: 'Bearer x', 'content-type': 'multipart/form-data; boundary=b' }
    const logo = await send('/api/branding/portal/logo/get', { headers: { Authorization: 'Bearer x' } })
    expect(new Uint8Array(await logo.arrayBuffer())).toEqual(BYTES)
    expect(logo.headers.getSetCookie()).toEqual(cookies)
    expect((await calls())[0]).toMatchObject({ operationId: 'getPortalLogo', verdict: 'ok' })
    await send('/api/any/upload', { method: 'POST', headers, body: BYTES })
    expect(new Uint8Array(received.body)).toEqual(BYTES)
    expect(received.headers['content-type']).toBe(headers['content-type'])
  })

  it('requests the selected response from Prism until the selection is cleared', async () => {
    const preference = '/sandbox/preferences/login'
    await send(preference, { method: 'PUT', body: JSON.stringify({ code: 401, example: 'wrong' }) })
    expect(await (await send('/sandbox/preferences')).json()).toMatchObject({
      login: { code: 401, example: 'wrong' },
    })
    await signIn(GOOD_LOGIN)
    expect(received.headers['prefer']).toBe('code=401, example=wrong')
    await signIn(GOOD_LOGIN, { Prefer: 'code=500' })
    expect(received.headers['prefer']).toBe('code=500')
    await send(preference, { method: 'DELETE' })
    await signIn(GOOD_LOGIN)
    expect(received.headers['prefer']).toBeUndefined()
  })

  it('starts on Prism as a user with access, from an example of the contract', async () => {
    const { getUser } = (await (await send('/sandbox/preferences')).json()) as Record<string, Preference>
    const answer = readDocument().paths['/user/get']?.['post']?.responses['200']
    const content = answer && 'content' in answer ? answer.content : undefined
    const { examples = {} } = content?.['application/json'] ?? {}
    expect(examples[getUser?.example ?? '']?.value).toMatchObject({ roles: ['ospadmin'] })
  })

  it('reports when the target does not respond', async () => {
    proxy = createDevProxy({ kind: 'url', target: 'http://127.0.0.1:9/api', contract: () => contract })
    const response = await signIn(GOOD_LOGIN)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' })
    expect(await calls()).toMatchObject([{ status: 502, verdict: 'violation' }])
  })

  it('returns its kind, and has no personas, worlds or faults', async () => {
    expect(await (await send('/sandbox/capabilities')).json()).toEqual({ kind: 'prism' })
    for (const path of ['personas', 'worlds', 'faults'])
      expect((await send(`/sandbox/${path}`)).status).toBe(404)
  })

  it('clears its log', async () => {
    await signIn({})
    await send('/sandbox/calls', { method: 'DELETE' })
    await send('/sandbox/violations', { method: 'DELETE' })
    expect([await calls(), await violations()]).toEqual([[], []])
  })
})
