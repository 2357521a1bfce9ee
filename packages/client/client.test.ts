import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { getPortalLogo } from '@/api/generated/operations/branding.ts'
import { login, refreshSession } from '@/api/generated/operations/session.ts'
import { getUser, uploadUsersFile, validateUsersUpload } from '@/api/generated/operations/app-users.ts'
import type { ResponseData } from '@/api/operation.ts'
import { createSandbox } from '~mocks/app.ts'
import { SandboxClient } from '~mocks/sandbox-client.ts'
import { PASSDIGEST } from '~mocks/seed/personas.ts'
import { collectGarbage } from '~mocks/collect-garbage.ts'
import { ApiError, createClient, type CallOptions } from './index.ts'

const ORIGIN = 'http://sandbox.localhost'
const ULLA = { username: 'ulla.users', passdigest: PASSDIGEST }
const USER = { body: { ospId: 'u-1101' } } as const

/** A client with its own sandbox, and a list of the requests that it sent. */
function start() {
  const sandbox = createSandbox()
  const session: ResponseData<'login'> = {}
  const sent: Request[] = []
  const renew = vi.fn(async () => {
    Object.assign(session, await client.call(refreshSession, {}, { token: session.refreshToken }))
    return true
  })
  const client = createClient({
    baseUrl: `${ORIGIN}/api`,
    token: () => session.token,
    renew,
    fetch: (request) => {
      sent.push(request)
      return sandbox.fetch(request)
    },
  })
  const signIn = async (): Promise<unknown> =>
    Object.assign(session, await client.call(login, { body: ULLA }))
  const world = new SandboxClient(ORIGIN, 'default', (input, init) => sandbox.fetch(input, init))
  return { client, renew, sent, signIn, world }
}

const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)

test('reads JSON, text and files, and sends forms', async () => {
  const { client, signIn } = start()
  await signIn()
  expect((await client.call(getUser, USER)).ospId).toBe('u-1101')
  const { data, response } = await client.ask(getPortalLogo, {})
  expect(data.size).toBeGreaterThan(50)
  expect(response.headers.get('content-type')).toBe('image/png')
  const body = new FormData()
  body.append('file', new File(['firstName,lastName,email\nA,B,a@x.example'], 'users.csv'))
  const uploadId = await client.call(uploadUsersFile, {
    query: { corporateAccountOspId: 'ca-2001' },
    body,
  })
  const result = await client.call(validateUsersUpload, { body: { uploadId } })
  expect(result).toMatchObject({ rowCount: 1, fileName: 'users.csv' })
})

test('R123 calls with an expired token share one renewal and are repeated with their bodies', async () => {
  const { client, renew, signIn, world } = start()
  await signIn()
  await world.clock.advance(16 * 60_000)
  const users = await Promise.all([1, 2, 3].map(() => client.call(getUser, USER)))
  expect(users.map(({ ospId }) => ospId)).toEqual(['u-1101', 'u-1101', 'u-1101'])
  expect(renew).toHaveBeenCalledTimes(1)
})

describe('throws an ApiError', () => {
  test('when nobody has signed in: a renewal without a refresh token does not wait for itself', async () => {
    const { client, renew, sent } = start()
    expect(await failureOf(client.call(getUser, USER))).toMatchObject({
      kind: 'http',
      status: 401,
      operationId: 'getUser',
    })
    expect(renew).toHaveBeenCalledTimes(1)
    expect(sent).toHaveLength(2)
  })

  test('for a refusal of the server; a refused sign-in does not renew', async () => {
    const { client, renew } = start()
    const error = await failureOf(client.call(login, { body: { ...ULLA, passdigest: 'a'.repeat(64) } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'http', status: 401, code: 'TOKEN_NOT_FOUND', operationId: 'login' })
    expect(renew).not.toHaveBeenCalled()
  })

  test('for a lost connection, a truncated response, and one about another record', async () => {
    const { client, signIn, world } = start()
    await signIn()
    const failing = async (kind: 'drop-connection' | 'malformed-json' | 'wrong-id') => {
      await world.faults.set({ operationId: 'getUser', kind, times: 1 })
      return failureOf(client.call(getUser, USER))
    }
    expect(await failing('drop-connection')).toMatchObject({ kind: 'network' })
    expect(await failing('malformed-json')).toMatchObject({ kind: 'malformed' })
    expect(await failing('wrong-id')).toMatchObject({ kind: 'malformed', message: 'another ospId' })
  })

  test('when the caller aborts, and when the response times out', async () => {
    const aborted = AbortSignal.abort()
    const { client } = start()
    expect(await failureOf(client.call(login, { body: ULLA }, { signal: aborted }))).toMatchObject({
      kind: 'aborted',
    })
    const slow = createClient({
      baseUrl: ORIGIN,
      timeoutMs: 10,
      fetch: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as DOMException))
        }),
    })
    expect(await failureOf(slow.call(login, { body: ULLA }))).toMatchObject({ kind: 'timeout' })
  })
})

test('a call times out whatever is garbage-collected meanwhile, and ends for a signal of the caller', async () => {
  collectGarbage()
  const server = createServer(() => undefined).listen(0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 100 })
  expect(await failureOf(client.call(login, { body: ULLA }))).toMatchObject({ kind: 'timeout' })
  const signal = AbortSignal.timeout(50)
  expect(await failureOf(client.call(login, { body: ULLA }, { signal }))).toMatchObject({ kind: 'aborted' })
})

describe('types', () => {
  const { client } = start()
  const never = (): Promise<unknown>[] => [
    // @ts-expect-error -- the query parameter is missing
    client.call(uploadUsersFile, { body: new FormData() }),
    // @ts-expect-error -- not of this type
    client.call(getUser, { body: { ospId: 1101 } }),
    // @ts-expect-error -- the contract has no such property
    client.call(getUser, { body: { ospId: 'u-1101', id: 1 } }),
  ]
  test('refuse operations and properties that the contract does not have', () => {
    expect(never).toBeTypeOf('function')
    expect<CallOptions>({}).toEqual({})
  })
})
