/**
 * A second opinion: Prism, which shares no code with us, responds to each operation's example request, and our own
 * check must find the response documented and valid. If they disagree, one of them misreads the contract.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContract, type ContractCheck } from '../../mocks/contract.ts'
import type { MatchedOperation } from '../../mocks/contract/match.ts'
import { readDocument } from '../../mocks/document.ts'
import type { JsonSchema } from '../../openapi/contract-types.ts'
import { freePort } from '../../scripts/processes/ports.ts'
import { startPrism, type Prism } from '../../scripts/processes/prism.ts'
import { sample } from '../level.ts'

const document = readDocument()
const operations = Object.entries(document.paths).flatMap(([template, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    'operationId' in operation ? [{ id: operation.operationId, method: method.toUpperCase(), template }] : [],
  ),
)
let prism: Prism
let check: ContractCheck

beforeAll(async () => {
  prism = await startPrism(await freePort(4650), { quiet: true })
  check = await createContract(document)
}, 60_000)
afterAll(() => prism?.stop())

describe('Prism and our contract check agree on the operation', () => {
  it.each(sample(operations, 4, ({ id }) => id))('$id', async ({ id, method, template }) => {
    const found = check.match(method, template)
    if (found.kind !== 'operation') throw new Error(`our check does not find ${id}`)
    expect(found.operation.operationId).toBe(id)
    const make = (): Request => exampleRequest(prism.url, method, template, found)
    const matched = check.match(method, new URL(make().url).pathname)
    if (matched.kind !== 'operation') throw new Error(`our check does not find ${make().url}`)
    expect(await check.checkRequest(matched, make())).toMatchObject({ ok: true })
    const response = await fetch(make())
    expect({
      // On failure, the test output shows the body.
      answer: response.ok ? 'good' : await response.clone().text(),
      problems: await check.checkResponse(matched, response),
      prismFinds: response.headers.get('sl-violations'),
    }).toEqual({ answer: 'good', problems: [], prismFinds: null })
  })
})

/** The operation's example request, with required parameters only. */
function exampleRequest(origin: string, method: string, template: string, found: MatchedOperation): Request {
  const url = new URL(origin)
  url.pathname = template
  for (const { value: parameter } of found.parameters) {
    if (parameter.required !== true) continue
    const example = parameter.example ?? exampleOf(parameter.schema)
    if (parameter.in === 'path')
      url.pathname = url.pathname.replace(encodeURI(`{${parameter.name}}`), String(example))
    if (parameter.in === 'query') url.searchParams.set(parameter.name, String(example))
  }
  const [type, media] = Object.entries(found.operation.requestBody?.content ?? {})[0] ?? []
  const headers = new Headers({ Authorization: 'Bearer example' })
  if (type === undefined) return new Request(url, { method, headers })
  if (type === 'multipart/form-data') {
    const body = new FormData()
    body.set('file', new File(['example'], 'example.csv', { type: 'text/csv' }))
    return new Request(url, { method, headers, body })
  }
  headers.set('Content-Type', type)
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value
  return new Request(url, { method, headers, body: JSON.stringify(example) })
}

/** An example value from the schema itself. */
function exampleOf(schema: JsonSchema): unknown {
  if (schema.$ref !== undefined)
    return exampleOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  const listed = [schema['examples'], schema['enum']].find((values) => Array.isArray(values))
  return listed?.[0] ?? schema['default'] ?? schema['const']
}
