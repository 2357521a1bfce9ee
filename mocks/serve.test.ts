import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createSandbox } from './app.ts'
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
