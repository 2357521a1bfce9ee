// @vitest-environment jsdom
import { afterAll, expect, test, vi } from 'vitest'
import { changePincode, login } from './generated/operations/session.ts'

vi.mock('@/config/portal-config.ts', () => ({
  portalConfig: { apiBase: '/platform', advancedApiBase: '/advanced', advancedOperations: ['changePincode'] },
}))

// Other tests in this worker use the client with the real configuration.
afterAll(() => vi.resetModules())

test('R231 G002 a call goes to the base address of its operation', async () => {
  vi.resetModules()
  const { call } = await import('./client.ts')
  const requestedPaths: string[] = []
  vi.stubGlobal('fetch', ({ url }: Request) => {
    requestedPaths.push(new URL(url).pathname)
    return Promise.resolve(url.endsWith('login') ? Response.json({}) : new Response(null, { status: 204 }))
  })
  const passdigest = 'a'.repeat(64)
  await call(login, { body: { username: 'ulla.users', passdigest } })
  await call(changePincode, { body: { oldPassdigest: passdigest, newPassdigest: passdigest } })
  expect(requestedPaths).toEqual(['/platform/auth/login', '/advanced/user/changePincode'])
  vi.unstubAllGlobals()
})
