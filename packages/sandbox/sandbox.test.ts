import { afterEach, describe, expect, test } from 'vitest'
import { createSandbox, faultKinds, personas } from './index.ts'
import { serve } from './node.ts'

const ULLA = personas.find(({ login }) => login === 'ulla.users')
const SIGN_IN = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: ULLA?.login, passdigest: ULLA?.passdigest }),
}
const LOGIN = 'http://sandbox.localhost/api/auth/login'

test('responds to requests without a port, with separate worlds', async () => {
  const sandbox = createSandbox()
  await sandbox.world('broken').faults.set({ operationId: 'login', kind: 'status-500' })
  expect((await sandbox.fetch(LOGIN, SIGN_IN)).status).toBe(200)
  const headers = { ...SIGN_IN.headers, 'x-world': 'broken' }
  expect((await sandbox.fetch(LOGIN, { ...SIGN_IN, headers })).status).toBe(500)
  expect((await sandbox.world('broken').calls()).map(({ verdict }) => verdict)).toEqual(['fault'])
  expect(faultKinds).toContain('status-500')
})

describe('intercepts', () => {
  const stops: (() => void)[] = []
  afterEach(() => stops.splice(0).forEach((stop) => stop()))

  test('calls below its path, in the given world, until it is stopped', async () => {
    const original = globalThis.fetch
    const sandbox = createSandbox()
    const stop = sandbox.intercept({ world: 'page' })
    stops.push(stop)
    expect((await fetch('/api/auth/login', SIGN_IN)).status).toBe(200)
    expect((await fetch(new Request(LOGIN, SIGN_IN))).status).toBe(200)
    expect(await sandbox.world('page').calls('login')).toHaveLength(2)
    stop()
    expect(globalThis.fetch).toBe(original)
  })

  test('no other calls', async () => {
    const { url, close } = await serve({ fetch: () => Promise.resolve(new Response('elsewhere')) })
    stops.push(createSandbox().intercept())
    expect(await (await fetch(`${url}/api/auth/login`, SIGN_IN)).text()).toBe('elsewhere')
    await close()
  })
})

test('a page of a named origin may call it on its port, and no other page may', async () => {
  const page = 'http://localhost:5173'
  const { url, close } = await serve(createSandbox({ origins: [page] }))
  const ask = (origin: string): Promise<Response> =>
    fetch(`${url}/api/user/get`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-world',
      },
    })
  const allowed = await ask(page)
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-origin')).toBe(page)
  expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization,content-type,x-world')
  const response = await fetch(`${url}/api/auth/login`, {
    ...SIGN_IN,
    headers: { ...SIGN_IN.headers, origin: page },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe(page)
  expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
  const refused = await ask('http://elsewhere.example')
  expect(refused.status).toBe(405)
  expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  await close()
})
