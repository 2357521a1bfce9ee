/**
 * Servers with one area only, which report missing operations as different frameworks do: no missing operation is a
 * finding, and no existing one is mistaken for missing. A read-only run executes no write. A quick run tries only a few
 * of the frameworks.
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

/** The response of a server for a path that it does not have, if it differs from the responses for existing paths. */
type Lacking = (request: Request) => Response | undefined
const page = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } })
const json = (status: number, body: object): Response => Response.json(body, { status })

const FRAMEWORKS: Readonly<Record<string, Lacking>> = {
  'a page that names the path': ({ method, url }) =>
    page(404, `<pre>Cannot ${method} ${new URL(url).pathname}</pre>`),
  'a token is asked for first': ({ headers }) =>
    headers.has('authorization')
      ? page(404, 'Not Found')
      : json(401, { message: 'Sign in.', code: 'TOKEN_MISSING' }),
  'what is not named is forbidden': () => json(403, { message: 'Forbidden.', code: 'FORBIDDEN' }),
  'the page of the portal, with 200': () => page(200, '<!doctype html><title>Portal</title>'),
  'a gateway that finds no server': () => json(502, { message: 'No upstream.' }),
  '501 for all that is planned': () => json(501, { message: 'Planned.' }),
}

async function tryOn(lacking: Lacking, readOnly: boolean) {
  const written: string[] = []
  const { target } = plainServer((request) => {
    const match = contract.match(request.method, new URL(request.url).pathname)
    const operation = match.kind === 'operation' ? match.operation : undefined
    if (operation?.operationId === 'login' || operation?.tags?.includes(AREA) === true) return undefined
    return lacking(request)
  })
  const watched = {
    ...target,
    fetch: async (request: Request) => {
      const match = contract.match(request.method, new URL(request.url).pathname)
      const answer = await target.fetch(request)
      const isDone = answer.ok && match.kind === 'operation' && match.operation.tags?.includes(AREA)
      if (isDone) written.push(match.operation.operationId)
      return answer
    },
  }
  const suite = await createSuite(watched, { readOnly })
  await survey(suite)
  const laws = LAWS.filter((law) => isWithin(law.level, 'smoke'))
  await run(suite, { laws, includes: () => true }, () => undefined)
  const isThere = (id: string): boolean => !suite.missing.has(id)
  return {
    findings: findingsOf(suite.observations).map(({ law, operation, place }) => [law, operation, place]),
    served: suite.api.operations.filter(({ id, area }) => area === AREA && isThere(id)).length,
    ofArea: suite.api.operations.filter(({ area }) => area === AREA).length,
    others: suite.api.operations.filter(({ id, area }) => area !== AREA && isThere(id)).map(({ id }) => id),
    written: written.filter((id) => !suite.api.operation(id).reads),
  }
}

describe.each(sample(Object.entries(FRAMEWORKS), 12, ([name]) => name))(
  'a server of one area: %s',
  (_name, lacking) => {
    test.each([
      ['reads only', true],
      ['reads and writes', false],
    ])(
      'has no finding, and reports the operations that it lacks as missing: %s',
      { timeout: 60_000 },
      async (_how, readOnly) => {
        const { findings, served, ofArea, others, written } = await tryOn(lacking, readOnly)
        expect(findings).toEqual([])
        expect(served).toBe(ofArea)
        expect(others).toEqual(['login'])
        if (readOnly) expect(written).toEqual([])
      },
    )
  },
)
