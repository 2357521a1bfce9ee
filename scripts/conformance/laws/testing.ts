/** For tests: what one law finds about one operation of the sandbox when a mistake is planted. */
import type { ContractOperation } from '../../../openapi/contract-types.ts'
import { createSuite } from '../command.ts'
import { findingsOf } from '../findings.ts'
import type { Json } from '../json.ts'
import { run, survey } from '../run.ts'
import { changedRequest } from '../self/defect.ts'
import { sandboxTarget } from '../target.ts'
import { LAWS } from './index.ts'

const honest = sandboxTarget()

/**
 * The observations of one law about one operation, with changed requests to the sandbox or changed responses, of the
 * same operation if no other one is named. `stated` replaces extensions of the operation in the contract.
 */
export async function observationsOf(
  law: string,
  operation: string,
  change: {
    request?: (body: Json, query: URLSearchParams) => Json
    answer?: (json: Json, request: Request) => unknown
    stated?: Partial<ContractOperation>
  },
  changed = operation,
): Promise<string[]> {
  const suite = await createSuite(honest)
  const { path, method } = suite.api.operation(changed)
  const tried = suite.api.operation(operation)
  const { found } = tried
  Object.assign(tried, { found: { ...found, operation: { ...found.operation, ...change.stated } } })
  const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  Object.assign(suite, {
    target: {
      ...honest,
      fetch: async (request: Request) => {
        if (request.method !== method || !address.test(new URL(request.url).pathname))
          return honest.fetch(request)
        const text = await request.clone().text()
        const query = new URL(request.url).searchParams
        const asked = change.request
          ? await changedRequest(request, {
              query: (parameters) => void change.request?.({}, parameters),
              body: (body) => change.request?.(body, query) ?? body,
            })
          : request
        const response = await honest.fetch(asked)
        if (!response.ok || !change.answer) return response
        const before = new Request(request.url, { method, ...(text !== '' && { body: text }) })
        return Response.json(await change.answer((await response.json()) as Json, before))
      },
    },
  })
  const includes = (id: string) => id === operation
  await survey(suite, includes)
  await run(suite, { laws: LAWS.filter(({ id }) => id === law), includes }, () => undefined)
  return findingsOf(suite.observations).flatMap(({ place, also }) => [place, ...also.map((one) => one.place)])
}
