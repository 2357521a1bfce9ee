import { expect, test } from 'vitest'
import type { ProblemReport } from '@/trouble/problem-report.ts'
import { createTester } from './testing.ts'

const CALL = { status: 200, verdict: 'ok', ms: 0, at: 1, screen: '/help' } as const
const REPORT: ProblemReport = {
  format: 1,
  build: 'b',
  made: '2026-11-27T21:00:00Z',
  screen: { name: 'Help', path: '/help', audience: 'signed-in' },
  roles: ['user_manager'],
  language: 'en',
  browser: '',
  window: { width: 1, height: 1 },
  at: 2,
  calls: [],
  errors: [],
}
async function replaying(...calls: readonly Partial<ProblemReport['calls'][number]>[]) {
  const tester = createTester()
  const ulla = await tester.as('ulla.users')
  const whole = calls.map((call) => ({ ...CALL, operation: 'getHelp', ...call }))
  await tester.control('POST', 'replay', { ...REPORT, calls: whole })
  return ulla
}
const help = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }

test('a recorded response has the recorded lengths, nulls and absent properties', async () => {
  const ulla = await replaying({
    body: { sections: [3, { title: 'string 2', body: 'string 5' }], contact: {} },
  })
  const { good } = await ulla.call('getHelp', { body: {} })
  expect(good.sections).toHaveLength(3)
  expect(good.sections[0]?.title).toHaveLength(2)
  expect(good.contact).toEqual({})
})

test('the violations of a recorded response are reproduced in their places', async () => {
  const ulla = await replaying({
    verdict: 'off-contract',
    wrong: [
      { at: 'sections[1].title', is: 'number' },
      { at: 'contact', is: 'undefined' },
    ],
  })
  const body = (await (await ulla.raw('/help/get', help)).json()) as { sections: { title: unknown }[] }
  expect(body.sections.map(({ title }) => typeof title).slice(0, 2)).toEqual(['string', 'number'])
  expect(body).not.toHaveProperty('contact')
})

test('refusals are reproduced in their order, and the last response stays', async () => {
  const ulla = await replaying(
    { status: 409, verdict: 'refused', code: 'TAKEN', body: { message: 'string 1', errorLabel: 'object 3' } },
    { status: 502, verdict: 'failed' },
  )
  const first = await ulla.call('getHelp', { body: {} })
  expect([first.status, first.error.code, typeof first.error.errorLabel]).toEqual([409, 'TAKEN', 'object'])
  for (let time = 0; time < 2; time += 1) expect((await ulla.raw('/help/get', help)).status).toBe(502)
})

test('a call without a response has none again', async () => {
  const ulla = await replaying({ status: 0, verdict: 'failed', failure: 'network' })
  await expect(ulla.raw('/help/get', help)).rejects.toThrow('no response when this was recorded')
})

test('only the responses since the screen was opened are used, if there are any', async () => {
  const ulla = await replaying({ status: 500, verdict: 'failed', screen: '/other' }, { at: 2 })
  expect((await ulla.call('getHelp', { body: {} })).status).toBe(200)
})

test('a replay signs in a user with the same roles, and opens the screen', async () => {
  const tester = createTester()
  expect(await tester.control('POST', 'replay', REPORT)).toEqual({
    login: 'ulla.users',
    language: 'en',
    address: '/help?corporateAccountOspId=ca-2001',
  })
  const response = await tester.raw('/sandbox/replay')
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/portal/help?corporateAccountOspId=ca-2001',
  ])
  expect(response.headers.getSetCookie().map((cookie) => cookie.replace(/=.*/, ''))).toEqual([
    'portal_token',
    'portal_refresh_token',
    'portal_language',
  ])
})

test('an invalid report is refused with a message', async () => {
  const response = await createTester().raw('/sandbox/replay', { method: 'POST', body: '{}' })
  expect([response.status, await response.json()]).toEqual([400, { message: 'this is no problem report' }])
})
