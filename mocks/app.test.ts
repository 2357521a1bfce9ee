import { describe, expect, test, vi } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createSandbox } from './app.ts'
import { conflict } from './refusal.ts'
import { PASSDIGEST } from './seed/personas.ts'
import { createTester, DAY, MINUTE, type Tester, testerOf } from './testing.ts'

type CompanyType = components['schemas']['CompanyType']

const post = (body: unknown, headers: HeadersInit = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

describe('the order of refusals', () => {
  test('404 for an unknown path and 405 with Allow, in the one error shape', async () => {
    const tester = createTester()
    const unknown = await tester.raw('/nowhere')
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
    const refusal = await tester.raw('/auth/login')
    expect([refusal.status, refusal.headers.get('allow'), await refusal.json()]).toMatchObject([
      405,
      'POST',
      { code: 'METHOD_NOT_ALLOWED' },
    ])
  })
  test('401 with its scheme comes before 422', async () => {
    const response = await createTester().raw('/user/update', post({}))
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })
  test('403 comes before 422', async () => {
    const connie = await createTester().as('connie.contact')
    expect((await connie.raw('/user/update', post({}))).status).toBe(403)
  })
  test('422 comes before 404', async () => {
    const ulla = await createTester().as('ulla.users')
    expect((await ulla.call('updateUser', { body: { ospId: 'u-nobody', data: {} } })).status).toBe(422)
    expect(
      (await ulla.call('updateUser', { body: { ospId: 'u-nobody', data: { firstName: 'A' } } })).status,
    ).toBe(404)
  })
  test('another company’s user is a 404, like a user that does not exist', async () => {
    const petra = await createTester().as('petra.prepaid')
    const foreign = await petra.call('getUser', { body: { ospId: 'u-1101' } })
    const nobody = await petra.call('getUser', { body: { ospId: 'u-nobody' } })
    expect([foreign.status, foreign.error]).toEqual([404, nobody.error])
  })
})

describe('tokens', () => {
  const statusOf = async (token: string, tester = createTester()) =>
    (await tester.raw('/help/get', post({}, { authorization: token }))).status

  test('a missing token, garbage and another scheme are 401', async () => {
    for (const header of ['', 'Bearer', 'Bearer nonsense', 'Basic dTpw'])
      expect(await statusOf(header)).toBe(401)
  })
  test('the access token lives 15 minutes, the refresh token 7 days', async () => {
    const tester = createTester()
    const { good } = await tester.call('login', { body: { username: 'ulla.users', passdigest: PASSDIGEST } })
    const ulla = testerOf(tester.sandbox, tester.world, good.token)
    const refresh = testerOf(tester.sandbox, tester.world, good.refreshToken)
    await tester.advance(14 * MINUTE)
    expect((await ulla.call('getHelp', { body: {} })).status).toBe(200)
    await tester.advance(MINUTE)
    expect((await ulla.call('getHelp', { body: {} })).error.code).toBe('TOKEN_EXPIRED')
    await tester.advance(7 * DAY - 15 * MINUTE)
    expect((await refresh.call('refreshSession')).error.code).toBe('TOKEN_EXPIRED')
  })
  test('R131 refresh accepts only the refresh token, which no other operation accepts', async () => {
    const tester = createTester()
    const { good } = await tester.call('login', { body: { username: 'ulla.users', passdigest: PASSDIGEST } })
    expect((await testerOf(tester.sandbox, tester.world, good.token).call('refreshSession')).status).toBe(401)
    expect(
      (await testerOf(tester.sandbox, tester.world, good.refreshToken).call('getHelp', { body: {} })).status,
    ).toBe(401)
  })
  test('G179 refresh returns new tokens; the old refresh token stays valid for a moment, for another tab', async () => {
    const tester = createTester()
    const { good } = await tester.call('login', { body: { username: 'ulla.users', passdigest: PASSDIGEST } })
    const refresh = testerOf(tester.sandbox, tester.world, good.refreshToken)
    const { good: renewed } = await refresh.call('refreshSession')
    expect(renewed.token).not.toBe(good.token)
    expect(
      (await testerOf(tester.sandbox, tester.world, renewed.token).call('getHelp', { body: {} })).status,
    ).toBe(200)
    expect((await refresh.call('refreshSession')).status).toBe(200)
    await tester.advance(11_000)
    expect((await refresh.call('refreshSession')).error.code).toBe('TOKEN_INVALID')
  })
  test('a token of another world is not valid', async () => {
    const tester = createTester()
    const ulla = await tester.as('ulla.users')
    expect((await ulla.raw('/help/get', post({}, { 'x-world': 'elsewhere' }))).status).toBe(401)
  })
})

describe('worlds', () => {
  test('each keeps its own changes; the header or the cookie selects it', async () => {
    const sandbox = createSandbox()
    const change = async (world: string) => {
      const ulla = await testerOf(sandbox, world).as('ulla.users')
      await ulla.call('updateUser', { body: { ospId: 'u-1101', data: { firstName: `Jonas ${world}` } } })
      return (await ulla.call('getUser', { body: { ospId: 'u-1101' } })).good.firstName
    }
    expect(await Promise.all(['w1', 'w2'].map(change))).toEqual(['Jonas w1', 'Jonas w2'])
    const untouched = await testerOf(sandbox, 'w3').as('ulla.users')
    expect((await untouched.call('getUser', { body: { ospId: 'u-1101' } })).good.firstName).toBe('Jonas')
    const login = await sandbox.fetch(
      'http://x/api/auth/login',
      post({ username: 'ulla.users', passdigest: PASSDIGEST }, { cookie: 'a=b; portal_world=w1' }),
    )
    expect(login.status).toBe(200)
    expect(
      sandbox.worlds
        .list()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['w1', 'w2', 'w3'])
  })
  test('the world unused for longest is removed when there are too many', () => {
    const { worlds } = createSandbox({ worldLimit: 2 })
    worlds.get('default')
    worlds.get('a')
    worlds.get('b')
    expect(worlds.list().map(({ name }) => name)).toEqual(['default', 'b'])
  })
  test('two worlds give equal identifiers for equal calls', async () => {
    const tokens = await Promise.all(
      ['a', 'b'].map(async (world) => {
        const tester = testerOf(createSandbox(), world)
        return (await tester.call('login', { body: { username: 'ulla.users', passdigest: PASSDIGEST } })).good
          .token
      }),
    )
    expect(new Set(tokens).size).toBe(1)
  })
  test('a snapshot restores a world with its sessions and clock; reset restores the seed', async () => {
    const tester = createTester()
    const ulla = await tester.as('ulla.users')
    await ulla.call('updateUser', { body: { ospId: 'u-1101', data: { firstName: 'Joe' } } })
    await tester.control('PUT', 'clock', { now: '2027-01-01T00:00:00Z', frozen: true })
    const snapshot = await tester.control('GET', 'snapshot')
    await tester.control('POST', 'reset')
    expect((await ulla.call('getHelp', { body: {} })).status).toBe(401)
    await tester.control('PUT', 'snapshot', snapshot)
    expect(await tester.control('GET', 'clock')).toEqual({ now: '2027-01-01T00:00:00.000Z' })
    await tester.control('PUT', 'clock', { now: new Date().toISOString() })
    expect((await ulla.call('getUser', { body: { ospId: 'u-1101' } })).good.firstName).toBe('Joe')
  })
})

describe('violations and calls', () => {
  test('a response that breaks the contract is recorded and becomes a 500', async () => {
    const tester = createTester({
      // The types do not catch this: the data comes from outside.
      handlers: {
        listCompanyTypes: ({ reply }) =>
          reply(200, [JSON.parse('{"label":"Kmo","secret":1}') as CompanyType]),
      },
    })
    const ulla = await tester.as('ulla.users')
    const outcome = await ulla.call('listCompanyTypes')
    expect([outcome.status, outcome.error.code]).toEqual([500, 'CONTRACT_VIOLATION'])
    expect(tester.sandbox.violations.list().at(-1)).toMatchObject({
      world: tester.world,
      operationId: 'listCompanyTypes',
      status: 200,
      problems: ["0.companyType: must have required property 'companyType'", '0.secret: is not declared'],
    })
    await tester.control('DELETE', 'violations')
    expect(await tester.control('GET', 'violations')).toEqual([])
  })
  test('a refusal whose code the contract does not name for the operation is a violation too', async () => {
    const broken = (code: string) =>
      createTester({
        handlers: {
          deactivateBudget: () => {
            throw conflict(code, 'No.', { nl: 'Nee.', en: 'No.', fr: 'Non.' })
          },
        },
      })
    const codeOf = async (tester: Tester) =>
      (await (await tester.as('olivia.osp')).call('deactivateBudget', { body: { ospId: 'b-5001' } })).error
        .code
    expect(await codeOf(broken('ALREADY_INACTIVE'))).toBe('ALREADY_INACTIVE')
    const tester = broken('ALREADY_ACTIVE')
    expect(await codeOf(tester)).toBe('CONTRACT_VIOLATION')
    expect(tester.sandbox.violations.list().at(-1)?.problems).toEqual([
      'code ALREADY_ACTIVE is not documented',
    ])
    tester.sandbox.violations.clear()
  })
  test('a handler that throws is a violation too; the response does not show its stack', async () => {
    const silent = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const tester = createTester({
      handlers: {
        listCompanyTypes: () => {
          throw new Error('broken')
        },
      },
    })
    const ulla = await tester.as('ulla.users')
    expect((await ulla.call('listCompanyTypes')).error).toEqual({
      message: 'Unexpected error.',
      code: 'INTERNAL_ERROR',
    })
    expect(tester.sandbox.violations.list().at(-1)?.problems).toEqual(['the handler failed'])
    tester.sandbox.violations.clear()
    silent.mockRestore()
  })
  test('the list of calls contains operation, status and verdict, but no content of the request', async () => {
    const tester = createTester()
    const mats = await tester.as('mats.msp')
    await mats.call('findCorporateAccountsByAny', { query: { search: 'geheim' } })
    const calls = await tester.control('GET', 'calls')
    expect(calls).toMatchObject([
      { operationId: 'login', path: '/auth/login', status: 200, verdict: 'ok', world: tester.world },
      { operationId: 'findCorporateAccountsByAny', method: 'POST', status: 200, verdict: 'ok' },
    ])
    expect(JSON.stringify(calls)).not.toMatch(/geheim|mats/)
  })
  test('each response has the request id of the list of calls; an id in the request is kept', async () => {
    const tester = createTester()
    const requestIdFor = async (path: string, id?: string): Promise<string | null> => {
      const headers = { 'x-world': tester.world, ...withoutUndefined({ 'X-Request-Id': id }) }
      const response = await tester.sandbox.fetch(`http://localhost/api${path}`, { method: 'POST', headers })
      return response.headers.get('X-Request-Id')
    }
    const requestIds = [
      await requestIdFor('/help/get'),
      await requestIdFor('/help/get', '5d3f0a7c9b1e4f6282c4d6e8f0a1b3c5'),
      await requestIdFor('/help/get', 'not an id'),
    ]
    expect(requestIds[1]).toBe('5d3f0a7c9b1e4f6282c4d6e8f0a1b3c5')
    expect(new Set(requestIds).size).toBe(3)
    for (const id of requestIds) expect(id).toMatch(/^[A-Za-z0-9-]{8,64}$/)
    expect(await tester.control('GET', 'calls')).toMatchObject(requestIds.map((requestId) => ({ requestId })))
    expect(await requestIdFor('/gone')).toMatch(/^[A-Za-z0-9-]{8,64}$/)
  })
})
