/** A server without worlds, whose data others use too: the actors' data do not change, and a run can be repeated. */
import { describe, expect, test } from 'vitest'
import { isAll } from '../../tests/level.ts'
import { createSuite } from './command.ts'
import { findingsOf } from './findings.ts'
import { LAWS } from './laws/index.ts'
import { isWithin, type Level } from './levels.ts'
import { run, survey } from './run.ts'
import { plainServer, storedAbout } from './self/plain-server.ts'
import type { Target } from './target.ts'

async function tryOn(target: Target, level: Level, only?: string) {
  const suite = await createSuite(target)
  const includes = (id: string) => only === undefined || suite.api.operation(id).area === only
  await survey(suite, includes)
  const laws = LAWS.filter((law) => isWithin(law.level, level))
  const outcomes = await run(suite, { laws, includes }, () => undefined)
  return {
    suite,
    outcomes,
    findings: findingsOf(suite.observations).map(({ law, operation, place }) => [law, operation, place]),
  }
}

test.runIf(isAll)(
  'the smoke level finds nothing and leaves the data of the actors unchanged, also the second time',
  { timeout: 240_000 },
  async () => {
    const { target, tables } = plainServer()
    const before = storedAbout(tables)
    const { findings, outcomes } = await tryOn(target, 'smoke')
    expect(findings).toEqual([])
    expect(outcomes.filter(({ skipped }) => skipped === undefined).length).toBeGreaterThan(500)
    expect((await tryOn(target, 'smoke', 'app-users')).findings).toEqual([])
    expect(storedAbout(tables)).toBe(before)
  },
)

test.runIf(isAll)('two runs with one seed use no Idempotency-Key twice', { timeout: 60_000 }, async () => {
  const keys: string[] = []
  const { target } = plainServer(({ headers }) => {
    const key = headers.get('Idempotency-Key')
    if (key !== null) keys.push(key)
    return undefined
  })
  const keysOfARun = async () => {
    const suite = await createSuite(target)
    const includes = (id: string) => id === 'createManager'
    await survey(suite, includes)
    await run(suite, { laws: LAWS.filter(({ id }) => id === 'once'), includes }, () => undefined)
    return new Set(keys.splice(0))
  }
  const first = await keysOfARun()
  expect(first.size).toBe(1)
  expect([...(await keysOfARun())].filter((key) => first.has(key))).toEqual([])
})

test('an area without records takes few calls', async () => {
  const { target, calls } = plainServer()
  await tryOn(target, 'smoke', 'help')
  expect(calls.length).toBeLessThan(60)
})

describe('an operation that responds with 404 before it checks the token', () => {
  const body = JSON.stringify({ message: 'Unknown path.', code: 'NOT_FOUND' })
  const answer = (text: string) =>
    new Response(text, { status: 404, headers: { 'content-type': 'application/json' } })
  const isUserGroup = ({ url }: Request) => url.endsWith('/usergroup/getByOspId')
  const isUnknown = ({ url }: Request) => url.endsWith('/no-such-path')
  test('is implemented if only the record of the example is missing', async () => {
    const { target } = plainServer((request) =>
      isUnknown(request)
        ? answer(body)
        : isUserGroup(request) && !request.headers.has('authorization')
          ? answer(JSON.stringify({ message: 'No such group.', code: 'NOT_FOUND' }))
          : undefined,
    )
    const { suite, findings } = await tryOn(target, 'smoke', 'user-groups')
    expect([...suite.missing]).toEqual([])
    expect(findings).toEqual([['token', 'getUserGroup', '401']])
  })
  test('is not implemented if every path that the server lacks responds with 404', async () => {
    const { target } = plainServer((request) =>
      isUnknown(request) || isUserGroup(request) ? answer(body) : undefined,
    )
    const { suite, findings } = await tryOn(target, 'smoke', 'user-groups')
    expect([...suite.missing]).toEqual(['getUserGroup'])
    expect(findings).toEqual([])
  })
})

test('a run stops if its actors can no longer sign in, and reports the call', async () => {
  let isLocked = false
  const { target } = plainServer(({ url, headers }) => {
    if (url.endsWith('/usergroup/create') && headers.has('authorization')) isLocked = true
    return isLocked
      ? Response.json({ message: 'Blocked.', code: 'TOKEN_INVALID' }, { status: 401 })
      : undefined
  })
  await expect(tryOn(target, 'smoke', 'user-groups')).rejects.toThrow(
    /stopped at \w+ .*: the token of [\w.]+ is refused with 401, and [\w.]+ cannot sign in any more/,
  )
})
