import { describe, expect, test } from 'vitest'
import { ConnectionDropped, FAULT_KINDS } from './faults.ts'
import { createTester } from './testing.ts'
import { collectGarbage } from './collect-garbage.ts'

async function withFault(fault: object) {
  const tester = createTester()
  const ulla = await tester.as('ulla.users')
  await tester.control('POST', 'faults', fault)
  return ulla
}
const helpRequest = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }

describe('faults', () => {
  test.each([
    ['status-500', 500, 'INTERNAL_ERROR'],
    ['status-503', 503, 'UNAVAILABLE'],
    ['status-429', 429, 'TOO_MANY_REQUESTS'],
    ['token-expired', 401, 'TOKEN_EXPIRED'],
  ])('%s responds with %i until it is cleared', async (kind, status, code) => {
    const ulla = await withFault({ operationId: 'getHelp', kind })
    for (let time = 0; time < 3; time += 1) {
      const outcome = await ulla.call('getHelp', { body: {} })
      expect([outcome.status, outcome.error.code]).toEqual([status, code])
    }
    expect((await ulla.call('listCompanyTypes')).status).toBe(200)
    await ulla.control('DELETE', 'faults?operationId=getHelp')
    expect((await ulla.call('getHelp', { body: {} })).status).toBe(200)
  })
  test('unauthorized-once happens once; `times` sets the count', async () => {
    const ulla = await withFault({ operationId: 'getHelp', kind: 'unauthorized-once' })
    const statuses = async (count: number) => {
      const seen: number[] = []
      while (seen.length < count) seen.push((await ulla.call('getHelp', { body: {} })).status)
      return seen
    }
    expect(await statuses(2)).toEqual([401, 200])
    await ulla.control('POST', 'faults', { operationId: '*', kind: 'status-503', times: 2 })
    expect(await statuses(3)).toEqual([503, 503, 200])
  })
  test('latency delays, and combines with another fault', async () => {
    const ulla = await withFault({ operationId: 'getHelp', kind: 'latency', ms: 60 })
    await ulla.control('POST', 'faults', { operationId: '*', kind: 'status-500' })
    const started = performance.now()
    expect((await ulla.call('getHelp', { body: {} })).status).toBe(500)
    expect(performance.now() - started).toBeGreaterThanOrEqual(55)
  })
  test('malformed-json and off-contract respond with 200, and are no violations', async () => {
    const ulla = await withFault({ operationId: 'getHelp', kind: 'malformed-json', times: 1 })
    const malformed = await ulla.raw('/help/get', helpRequest)
    expect(malformed.status).toBe(200)
    await expect(malformed.json()).rejects.toThrow(SyntaxError)
    await ulla.control('POST', 'faults', { operationId: 'getHelp', kind: 'off-contract', times: 1 })
    const off = await ulla.raw('/help/get', helpRequest)
    expect([off.status, Object.keys((await off.json()) as object)]).toEqual([200, ['thisIsNot', 'content']])
    expect(await ulla.control('GET', 'violations')).toEqual([])
    expect(await ulla.control('GET', 'calls')).toMatchObject([{}, { verdict: 'fault' }, { verdict: 'fault' }])
  })
  test('drop-connection rejects like a broken connection', async () => {
    const ulla = await withFault({ operationId: 'getHelp', kind: 'drop-connection' })
    await expect(ulla.raw('/help/get', helpRequest)).rejects.toThrow(ConnectionDropped)
  })
  test.each([
    ['done-500', 500],
    ['done-503', 503],
    ['done-524', 524],
    ['done-html', 200],
  ])('%s executes the request, and then responds with %i', async (kind, status) => {
    const ulla = await withFault({ operationId: 'createUserGroup', kind })
    const company = { corporateAccountOspId: 'ca-2001' }
    const groups = async () => (await ulla.call('findAllUserGroups', { body: company })).good
    const before = await groups()
    const body = JSON.stringify({ extId: 'Early birds', corporateAccount: { ospId: 'ca-2001' } })
    const response = await ulla.raw('/usergroup/create', { ...helpRequest, body })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe(
      status < 504 && status > 200 ? 'application/json' : 'text/html',
    )
    expect(await groups()).not.toEqual(before)
  })
  test('never-answers waits until the caller aborts, whatever is garbage-collected meanwhile', async () => {
    const ulla = await withFault({ operationId: 'getHelp', kind: 'never-answers' })
    collectGarbage()
    await expect(ulla.raw('/help/get', { ...helpRequest, signal: AbortSignal.timeout(50) })).rejects.toThrow(
      'timeout',
    )
  })
  test('slow-download sends the whole response in small pieces', async () => {
    const ulla = await withFault({ operationId: 'getHelp', kind: 'slow-download', ms: 80 })
    const started = performance.now()
    const response = await ulla.raw('/help/get', helpRequest)
    expect(await response.json()).toMatchObject({ language: 'nl' })
    expect(performance.now() - started).toBeGreaterThanOrEqual(70)
  })
  test('barest-error keeps only the code and a label of an error, and changes no other response', async () => {
    const ulla = await withFault({ operationId: '*', kind: 'barest-error' })
    expect((await ulla.call('getHelp', { body: {} })).status).toBe(200)
    const { status, error } = await ulla.call('getUserGroup', { body: { ospId: 'nobody-1' } })
    expect([status, Object.keys(error)]).toEqual([404, ['code', 'errorLabel']])
  })
  test('a deep fault breaks one part of a response, the same one for the same seed', async () => {
    const ulla = await withFault({ operationId: '*', kind: 'part-missing', seed: 1 })
    const whole = async (): Promise<unknown> => (await ulla.call('getHelp', { body: {} })).good
    const broken = await whole()
    expect(await whole()).toEqual(broken)
    await ulla.control('DELETE', 'faults')
    const names = (body: unknown): string[] => Object.keys(body as object)
    expect(names(await whole()).length - names(broken).length).toBe(1)
    await ulla.control('POST', 'faults', { operationId: '*', kind: 'part-missing', seed: 2 })
    expect(names(await whole())).not.toEqual(names(broken))
    expect(await ulla.control('GET', 'violations')).toEqual([])
  })
  test('wrong-id responds about another record, also in the rows of a list', async () => {
    const ulla = await withFault({ operationId: '*', kind: 'wrong-id' })
    const { good } = await ulla.call('findAllUserGroups', { body: {} })
    expect(new Set(good.map(({ ospId }) => ospId))).toEqual(new Set(['another-1']))
  })
  test('an unknown kind is refused, and the kinds are listed', async () => {
    const tester = createTester()
    await expect(tester.control('POST', 'faults', { kind: 'earthquake' })).rejects.toThrow('400')
    expect(await tester.control('GET', 'fault-kinds')).toEqual(FAULT_KINDS)
  })
})
