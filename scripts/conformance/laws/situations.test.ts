/** Servers that forget the refusals which `refusedIn` of the resource model states. */
import { expect, test } from 'vitest'
import { sample } from '../../../tests/level.ts'
import { createSuite } from '../command.ts'
import { isObject } from '../json.ts'
import { run, survey } from '../run.ts'
import { sandboxTarget } from '../target.ts'
import { states } from './states.ts'

const honest = sandboxTarget()
const suite = await createSuite(honest)
const stated = sample(
  suite.api.operations.flatMap((operation) =>
    (suite.model.write(operation.id)?.refusedIn ?? []).map(({ code }) => ({ operation, code })),
  ),
  6,
  ({ operation, code }) => `${operation.id} ${code}`,
)
const includes = (id: string): boolean => stated.some(({ operation }) => operation.id === id)
await survey(suite, includes)

/** The operations and places of what the law finds, with changed responses. */
async function found(change: (response: Response, request: Request) => Promise<Response>): Promise<string[]> {
  const target = {
    ...honest,
    fetch: async (request: Request) => change(await honest.fetch(request.clone()), request),
  }
  const tried = { ...suite, target, observations: [] as typeof suite.observations }
  await run(tried, { laws: [states], includes }, () => undefined)
  return tried.observations
    .filter(({ isGeneral }) => isGeneral !== true)
    .map(({ operation, place }) => `${operation} ${place}`)
}

test('nothing is found where each situation is refused', async () => {
  expect(await found((response) => Promise.resolve(response))).toEqual([])
})

test('each refusal that a server forgets is found', async () => {
  const forgetful = async (response: Response, { method, url }: Request): Promise<Response> => {
    if (response.status !== 409) return response
    const answer: unknown = await response.clone().json()
    const code = isObject(answer) ? answer['code'] : undefined
    const { pathname } = new URL(url)
    const isStated = stated.some(
      ({ operation, code: own }) =>
        own === code &&
        operation.method === method &&
        new RegExp(`${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
    )
    return isStated ? Response.json({}) : response
  }
  expect(await found(forgetful)).toEqual(
    expect.arrayContaining(stated.map(({ operation, code }) => `${operation.id} ${code}`)),
  )
})
