/**
 * Requests that break exactly one constraint, made from a valid request. The contract's own check decides the expected
 * response. A request whose error it reports for another field is left out.
 */
import type { JsonSchema } from '../../openapi/contract-types.ts'
import { type Api, type Operation, patternOf, propertiesOf, typesOf } from './api.ts'
import { type Call, toRequest } from './exchange.ts'
import { at, isObject, type Json, type Path, without, withValue } from './json.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

export interface Violation {
  call: Call
  /** The keyword that is broken: `required`, `maxLength`, `unknown` and so on. */
  constraint: string
  /** The field as the response must name it (`data.email`). Empty for the whole body. */
  field: string
  status: 400 | 415 | 422
}
type InvalidValue = readonly [constraint: string, value: unknown]

/** The longest text or list that is generated to exceed a limit. */
const LONGEST = 20_000

/** Every violation of an operation that can be made from a good call. */
export async function* violationsOf(api: Api, good: Call): AsyncGenerator<Violation> {
  for (const made of madeFrom(api, good)) {
    const status = await expectedStatus(api, made)
    if (status !== undefined) yield { ...made, status }
  }
  yield* unparseable(good)
}

/** 422 if the contract's check reports the error in the changed field. */
async function expectedStatus(
  api: Api,
  { call, field }: Omit<Violation, 'status'>,
): Promise<422 | undefined> {
  const base = 'http://check.test'
  const request = toRequest(base, call, {})
  const match = api.check.match(request.method, new URL(request.url).pathname)
  if (match.kind !== 'operation' || match.operation.operationId !== call.operation.id) return undefined
  const verdict = await api.check.checkRequest(match, request)
  if (verdict.ok || verdict.status !== 422) return undefined
  const fields = (verdict.error.errors ?? []).map((error) => error.field)
  return fields.some((one) => one === field) ? 422 : undefined
}

function* madeFrom(api: Api, good: Call): Generator<Omit<Violation, 'status'>> {
  const { operation } = good
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'header') continue
    const part = place === 'path' ? 'path' : 'query'
    for (const [constraint, value] of invalidValues(api, schema, good[part]?.[name]))
      if (value !== '' && !isObject(value) && !Array.isArray(value) && value !== null)
        yield { call: { ...good, [part]: { ...good[part], [name]: value } }, constraint, field: name }
    if (place === 'query' && required === true) {
      const { [name]: _left, ...rest } = good.query ?? {}
      yield { call: { ...good, query: rest }, constraint: 'required', field: name }
    }
  }
  yield {
    call: { ...good, query: { ...good.query, notDeclared: 'x' } },
    constraint: 'unknown parameter',
    field: 'notDeclared',
  }
  if (operation.body?.type === 'application/json')
    for (const { path, constraint, body } of invalidBodies(api, operation.body.schema, good.body, []))
      yield { call: { ...good, body }, constraint, field: path.join('.') }
}

interface InvalidBody {
  path: Path
  constraint: string
  body: unknown
}

function* invalidBodies(api: Api, raw: JsonSchema, root: unknown, path: Path): Generator<InvalidBody> {
  const schema = api.schema(raw)
  const value = at(root, path)
  for (const [constraint, invalid] of invalidValues(api, schema, value))
    yield { path, constraint, body: withValue(root, path, invalid) }
  if (isObject(value)) {
    if (schema['additionalProperties'] === false)
      yield {
        path: [...path, 'notDeclared'],
        constraint: 'unknown',
        body: withValue(root, [...path, 'notDeclared'], 1),
      }
    for (const name of schema.required ?? [])
      yield { path: [...path, name], constraint: 'required', body: without(root, [...path, name]) }
    for (const [name, part] of Object.entries(propertiesOf(schema)))
      yield* invalidBodies(api, part, root, [...path, name])
  }
  if (Array.isArray(value) && value.length > 0)
    yield* invalidBodies(api, schema['items'] as JsonSchema, root, [...path, 0])
}

/** Values that a schema refuses, each for one reason. */
function* invalidValues(api: Api, raw: JsonSchema, present: unknown): Generator<InvalidValue> {
  const schema = api.schema(raw)
  const types = typesOf(schema)
  const number = (keyword: string): number | undefined =>
    typeof schema[keyword] === 'number' ? schema[keyword] : undefined
  yield* invalidTypes(types)
  if (Array.isArray(schema['enum'])) yield ['enum', types.includes('string') ? 'NOT_A_MEMBER' : -12_345]
  if ('const' in schema) yield ['const', types.includes('boolean') ? schema['const'] !== true : 'OTHER']
  if (types.includes('string')) yield* invalidTexts(schema, present)
  const least = number('minimum')
  const maximum = number('maximum')
  if (least !== undefined) yield ['minimum', least - 1]
  if (maximum !== undefined) yield ['maximum', maximum + 1]
  const above = number('exclusiveMinimum')
  if (above !== undefined) yield ['exclusiveMinimum', above]
  if (schema['format'] === 'euro') yield ['euro', 1.234]
  if (types.includes('integer')) yield ['integer', 1.5]
  if (types.includes('array')) yield* invalidLists(schema, present)
  const properties = number('minProperties')
  if (types.includes('object') && properties !== undefined) {
    // What is required stays, since a server names what is missing.
    const kept = isObject(present) ? only(present, schema.required ?? []) : {}
    if (Object.keys(kept).length < properties) yield ['minProperties', kept]
  }
}

const only = (value: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))

function* invalidTypes(types: readonly string[]): Generator<InvalidValue> {
  if (types.length === 0) return
  if (!types.includes('null')) yield ['null', null]
  if (!types.includes('string')) yield ['type', 'text']
  if (!types.includes('number') && !types.includes('integer')) yield ['type', 7]
  if (!types.includes('boolean')) yield ['type', true]
  if (!types.includes('array')) yield ['type', []]
  if (!types.includes('object')) yield ['type', { a: 1 }]
}

/** Texts that match no format. */
const MISSHAPEN = ['not a value. of it', '2026-13-45', '2026-02-30T10:00:00Z', '+3212']
/** Texts with an invisible character: a control character, a zero-width space, a line break inside. */
const HIDDEN = ['Jo\u0085nas', 'Jo\u200Bnas', 'Jo\nnas']

function* invalidTexts(schema: JsonSchema, present: unknown): Generator<InvalidValue> {
  const base = typeof present === 'string' && present !== '' ? present : 'x'
  const { minLength, maxLength, format } = schema
  if (typeof minLength === 'number' && minLength > 0) yield ['minLength', base.slice(0, minLength - 1)]
  if (typeof maxLength === 'number' && maxLength < LONGEST) {
    yield ['maxLength', base.repeat(Math.ceil((maxLength + 1) / base.length)).slice(0, maxLength + 1)]
    // Lengths count code points. This text is too long in code points, UTF-16 units and bytes.
    yield ['maxLength', '\u{1F6B2}'.repeat(maxLength + 1)]
  }
  const pattern = patternOf(schema)
  if (pattern)
    for (const text of [' ', '.', '\u00E9 \u00E9', `${base}\n`])
      if (!pattern.test(text)) yield ['pattern', text]
  if (typeof format === 'string' && format !== 'binary')
    for (const text of format === 'visible' ? HIDDEN : MISSHAPEN) yield [format, text]
}

function* invalidLists(schema: JsonSchema, present: unknown): Generator<InvalidValue> {
  const { minItems, maxItems, uniqueItems } = schema
  const items = Array.isArray(present) ? (present as unknown[]) : []
  if (typeof minItems === 'number' && minItems > 0) yield ['minItems', items.slice(0, minItems - 1)]
  const [first] = items
  if (first === undefined) return
  if (uniqueItems === true) yield ['uniqueItems', [first, first]]
  if (typeof maxItems === 'number' && maxItems < LONGEST && typeof first === 'string')
    yield [
      'maxItems',
      Array.from({ length: maxItems + 1 }, (_none, index) => `${first.slice(0, 20)}${index}`),
    ]
}

/** Requests that cannot be parsed at all. */
function* unparseable(good: Call): Generator<Violation> {
  const { body } = good.operation
  if (!body) return
  const raw = (constraint: string, status: 400 | 415, text: string, type?: string): Violation => ({
    call: { ...good, raw: { text, ...withoutUndefined({ type }) } },
    constraint,
    field: '',
    status,
  })
  if (body.type === 'application/json') {
    yield raw('JSON', 400, '{"a":', body.type)
    yield raw('JSON', 400, '{"a":1}}', body.type)
    yield raw('JSON', 400, '\u0000', body.type)
    yield raw('media type', 415, '<a/>', 'application/xml')
    yield raw('media type', 415, '{}', 'text/plain')
    yield raw('charset', 415, '{}', 'application/json; charset=iso-8859-1')
    if (body.required) yield raw('body', 400, '', body.type)
  } else {
    yield raw('media type', 415, '{}', 'application/json')
    yield raw('form', 400, 'no form at all', 'multipart/form-data; boundary=x')
  }
}

/** Methods that a path does not have. */
export const undeclaredMethods = (api: Api, { path }: Operation): string[] =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
    (method) => !api.operations.some((other) => other.path === path && other.method === method),
  )
