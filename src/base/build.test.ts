// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { buildId, isOutdated } from './build.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

const ownBuild = (id: string): void => {
  document.head.innerHTML = `<meta name="build" content="${id}">`
}
const mockServer = (respond: () => Response | Promise<Response>): void => {
  vi.stubGlobal('fetch', vi.fn(respond))
}

test('a page is outdated once the server reports another build, also after a rollback', async () => {
  ownBuild('abc-1')
  mockServer(() => Response.json({ id: 'abc-1' }))
  expect(await isOutdated()).toBe(false)
  mockServer(() => Response.json({ id: 'abc-0' }))
  expect(await isOutdated()).toBe(true)
})

test('an unreachable server, or one that reports no build, does not make the page outdated', async () => {
  ownBuild('abc-1')
  const responses = [
    () => Promise.reject(new TypeError('offline')),
    () => new Response('<!doctype html>', { status: 200 }),
    () => Response.json({ id: 'abc-2' }, { status: 503 }),
    () => Response.json(null),
    () => Response.json({ commit: 'abc' }),
  ]
  for (const respond of responses) {
    mockServer(respond)
    expect(await isOutdated()).toBe(false)
  }
})

test('the development server is not asked for its build', async () => {
  mockServer(() => Response.json({ id: 'abc-1' }))
  expect(buildId()).toBeUndefined()
  expect(await isOutdated()).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})
