/**
 * Servers with one area only, which report missing operations as different frameworks do: no missing operation is a
 * finding, and no existing one is mistaken for missing. A read-only run executes no write. A quick run tries about one
 * framework in twelve, and at least one.
 */
import { describe, expect, test } from 'vitest'
import { sample } from '../../tests/level.ts'
import { contractCheck } from '../../mocks/app.ts'
import { createSuite } from './command.ts'
import { findingsOf } from './findings.ts'
import { LAWS } from './laws/index.ts'
import { isWithin } from './levels.ts'
import { run, survey } from './run.ts'
import { plainServer } from './self/plain-server.ts'

const AREA = 'user-groups'
const contract = await contractCheck()

/** How a framework responds to a request for an operation that the server does not have. */
type MissingResponse = (request: Request) => Response | undefined
const page = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } })
const json = (status: number, body: object): Response => Response.json(body, { status })

const FRAMEWORKS: Readonly<Record<string, MissingResponse>> = {
  'a page that names the path': ({ method, url }) =>
    page(404, `<pre>Cannot ${method} ${new URL(url).pathname}</pre>`),
  'a token is asked for first': ({ headers }) =>
    headers.has('authorization')
      ? page(404, 'Not Found')
      : json(401, { message: 'Sign in.', code: 'TOKEN_MISSING' }),
  '403 for unknown paths': () => json(403, { message: 'Forbidden.', code: 'FORBIDDEN' }),
  'the page of the portal, with 200': () => page(200, '<!doctype html><title>Portal</title>'),
  'a gateway that finds no server': () => json(502, { message: 'No upstream.' }),
  '501 for planned operations': () => json(501, { message: 'Planned.' }),
}

/** Runs the laws against a server that has only the operations of the area, and the login. */
async function runAgainst(missingResponse: MissingResponse, readOnly: boolean) {
  /** The ids of the area's operations that were executed. */
  const executed: string[] = []
  const { target } = plainServer((request) => {
    const match = contract.match(request.method, new URL(request.url).pathname)
    const operation = match.kind === 'operation' ? match.operation : undefined
    if (operation?.operationId === 'login' || operation?.tags?.includes(AREA) === true) return undefined
    return missingResponse(request)
  })
  const recordingTarget = {
    ...target,
    fetch: async (request: Request) => {
      const match = contract.match(request.method, new URL(request.url).pathname)
      const response = await target.fetch(request)
      const isExecuted = response.ok && match.kind === 'operation' && match.operation.tags?.includes(AREA)
      if (isExecuted) executed.push(match.operation.operationId)
      return response
    },
  }
  const suite = await createSuite(recordingTarget, { readOnly })
  await survey(suite)
  const laws = LAWS.filter((law) => isWithin(law.level, 'smoke'))
  await run(suite, { laws, includes: () => true }, () => undefined)
  const isFound = (id: string): boolean => !suite.missing.has(id)
  return {
    findings: findingsOf(suite.observations).map(({ law, operation, place }) => [law, operation, place]),
    found: suite.api.operations.filter(({ id, area }) => area === AREA && isFound(id)).length,
    operationCount: suite.api.operations.filter(({ area }) => area === AREA).length,
    foundElsewhere: suite.api.operations
      .filter(({ id, area }) => area !== AREA && isFound(id))
      .map(({ id }) => id),
    writes: executed.filter((id) => !suite.api.operation(id).reads),
  }
}

describe.each(sample(Object.entries(FRAMEWORKS), 12, ([name]) => name))(
  'a server of one area: %s',
  (_name, missingResponse) => {
    test.each([
      ['reads only', true],
      ['reads and writes', false],
    ])(
      'has no finding, and reports the operations that it lacks as missing: %s',
      { timeout: 60_000 },
      async (_how, readOnly) => {
        const { findings, found, operationCount, foundElsewhere, writes } = await runAgainst(
          missingResponse,
          readOnly,
        )
        expect(findings).toEqual([])
        expect(found).toBe(operationCount)
        expect(foundElsewhere).toEqual(['login'])
        if (readOnly) expect(writes).toEqual([])
      },
    )
  },
)
