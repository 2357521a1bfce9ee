// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { loadPortalConfig, portalConfig } from './portal-config.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of Object.keys(portalConfig)) Reflect.deleteProperty(portalConfig, name)
})

const load = (respond: () => Response | Promise<Response>): Promise<readonly string[]> => {
  vi.stubGlobal('fetch', vi.fn(respond))
  return loadPortalConfig()
}

test('G031 the configuration of an installation is read from its file', async () => {
  const config = { supportEmail: 'help@firm.example', apiBase: '/platform', idleMinutes: 20, stepUp: {} }
  expect(await load(() => Response.json(config))).toEqual([])
  expect(portalConfig).toEqual(config)
})

test('the sample configuration is valid, and so is an empty one', async () => {
  expect(await load(() => new Response(readFileSync('public/portal-config.json')))).toEqual([])
  expect(await load(() => Response.json({}))).toEqual([])
})

test('a wrong value and an unknown name are reported, and nothing of the file is used', async () => {
  const config = {
    supportEmail: 'help',
    apiBase: '//elsewhere',
    idleMinutes: '20',
    stepUp: { ammount: 5 },
    advancedOperations: 'login',
    readMoreUrl: 'javascript:alert(1)',
    suportEmail: 'help@firm.example',
    appStoreUrl: 'https://apps.example/',
    errorReports: 'https://elsewhere.example/reports',
  }
  const problems = await load(() => Response.json(config))
  expect(problems).toEqual([
    '"supportEmail" is not an e-mail address.',
    '"apiBase" is not a path that begins with /, or an address.',
    '"idleMinutes" is not a number of minutes above 0.',
    '"stepUp" is not an object with nothing or with an amount above 0.',
    '"advancedOperations" is not a list of operation ids.',
    '"readMoreUrl" is not an address that begins with https:// or http://.',
    '"suportEmail" is not known.',
    '"errorReports" is not a path that begins with /.',
  ])
  expect(portalConfig).toEqual({})
})

test('a missing or unreadable file is reported', async () => {
  expect(await load(() => new Response('', { status: 404 }))).toEqual(['The server answers 404.'])
  expect(await load(() => new Response('<!doctype html>'))).toEqual(['It is no JSON.'])
  expect(await load(() => Response.json([]))).toEqual(['It is no JSON object.'])
  expect(await load(() => Promise.reject(new TypeError('offline')))).toEqual(['The server does not answer.'])
})
