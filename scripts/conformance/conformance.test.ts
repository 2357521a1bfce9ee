import { describe, expect, test } from 'vitest'
import { sample } from '../../tests/level.ts'
import { createSuite } from './command.ts'
import { uncovered } from './coverage.ts'
import { findingsOf } from './findings.ts'
import { LAWS } from './laws/index.ts'
import { reference } from './laws/reference.ts'
import { Ledger } from './ledger.ts'
import { changedRequest } from './self/defect.ts'
import { DEFECTS } from './self/defects/index.ts'
import { createDefectiveServer } from './self/server.ts'
import { survey, run } from './run.ts'
import { sandboxTarget, type Target } from './target.ts'

const honest = sandboxTarget()
const looked = await createSuite(honest)
await survey(looked)

/** Runs one operation on the sandbox with changed responses and returns the findings. */
async function findingsWith(operation: string, change: (response: Response) => Response | Promise<Response>) {
  const target: Target = {
    ...honest,
    fetch: async (request) => {
      const response = await honest.fetch(request)
      return request.url.endsWith('/usergroup/getByOspId') ? change(response) : response
    },
  }
  const suite = { ...looked, target, observations: [], ledger: new Ledger(looked.api) }
  await run(suite, { laws: LAWS, includes: (id) => id === operation }, () => undefined)
  return findingsOf(suite.observations).map(({ law, operation: at, place }) => [law, at, place])
}

test('an unchanged sandbox has no findings', async () => {
  expect(await findingsWith('getUserGroup', (response) => response)).toEqual([])
})
test('a second run on the same server finds the same state: its actors set up their second factor again', async () => {
  const target = sandboxTarget()
  const neverSeen = async () => {
    const suite = await createSuite(target)
    await survey(suite, () => false)
    return uncovered(suite, (id) => id === 'login', true).map(({ place }) => place)
  }
  expect(await neverSeen()).not.toContain('field Session.qrCode2fa')
  expect(await neverSeen()).not.toContain('field Session.qrCode2fa')
})
test('a field of the wrong type is one finding', async () => {
  const found = await findingsWith('getUserGroup', async (response) =>
    response.ok ? Response.json({ ...((await response.json()) as object), userCount: 'many' }) : response,
  )
  expect(found).toHaveLength(1)
  expect(found[0]?.slice(1)).toEqual(['getUserGroup', '200 userCount: must be integer'])
})
test('an operation without access control is one finding', async () => {
  const found = await findingsWith('getUserGroup', (response) =>
    response.status === 401 ? new Response(null, { status: 204 }) : response,
  )
  expect(found.map(([, at]) => at)).toEqual(['getUserGroup'])
})

test('a filter that ignores an unknown value and returns everything is one finding', async () => {
  const target: Target = {
    ...honest,
    fetch: async (request) =>
      honest.fetch(
        request.url.includes('/user/getByFilter')
          ? await changedRequest(request, { body: ({ corporateAccountOspId: _ignored, ...rest }) => rest })
          : request,
      ),
  }
  const suite = { ...looked, target, observations: [] }
  const laws = LAWS.filter(({ id }) => id === 'unknown')
  await run(suite, { laws, includes: (id) => id === 'getUsersByFilter' }, () => undefined)
  expect(findingsOf(suite.observations)).toMatchObject([
    { law: 'unknown', operation: 'getUsersByFilter', place: '404 corporateAccountOspId' },
  ])
})

describe('a replay creates the data that it needs', () => {
  const CASES = 3
  // A copy, because a replay and later laws add recipes.
  const recipes = new Map(looked.recipes)
  const laws = LAWS.filter(({ level }) => level !== 'invalid')
  test.each(sample(laws, 20, ({ id }) => id))('$id', async (law) => {
    const cases = [...law.cases(looked)]
    const step = Math.ceil(cases.length / CASES)
    for (const { name } of cases.filter((_one, index) => index % step === 0)) {
      const suite = { ...looked, observations: [], recipes: new Map(recipes), ledger: new Ledger(looked.api) }
      const outcomes = await run(suite, { laws: [law], includes: () => true, only: name }, () => undefined)
      expect([outcomes.length, suite.observations]).toEqual([1, []])
    }
  })
})

describe('a comparison with a reference server', () => {
  const operation = 'getUserGroup'
  const beside = async (defect?: string) => {
    const server = await createDefectiveServer()
    server.activate(DEFECTS.find(({ id }) => id === defect))
    const suite = await createSuite(server.target)
    Object.assign(suite, { pools: looked.pools })
    await run(suite, { laws: [reference(looked)], includes: (id) => id === operation }, () => undefined)
    return suite.observations.filter(({ law }) => law === 'reference').map(({ place }) => place)
  }
  test('reports nothing for equal servers', async () => {
    expect(await beside()).toEqual([])
  })
  test('reports a field of another type', async () => {
    expect(await beside('wrong-type')).toContain('shape userCount: string')
  })
})
test('random invalid requests are refused, and a refusal of another shape is reported', async () => {
  const server = await createDefectiveServer()
  const suite = await createSuite(server.target, { count: 6000 })
  Object.assign(suite, { pools: looked.pools })
  const choice = {
    laws: LAWS.filter(({ level }) => level === 'invalid'),
    includes: (id: string) => id === 'createBudget',
  }
  await run(suite, choice, () => undefined)
  expect([suite.invalid > 10, suite.observations]).toEqual([true, []])
  server.activate(DEFECTS.find(({ id }) => id === 'error-shape-422'))
  await run(suite, choice, () => undefined)
  expect(findingsOf(suite.observations).map(({ operation: at }) => at)).toEqual(['createBudget'])
})
