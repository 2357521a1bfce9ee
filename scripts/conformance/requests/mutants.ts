/**
 * Random invalid requests: a valid one, with one to three values replaced by values that programs often handle
 * incorrectly. Only requests that the contract's own check refuses are kept.
 */
import { type Call, toRequest } from '../exchange.ts'
import { isObject, leaves, type Path, withValue, without } from '../json.ts'
import type { Random } from '../random.ts'
import type { Trial } from '../trial.ts'
import { withoutUndefined } from '../../../openapi/without-undefined.ts'

/** Replacement values. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  '',
  ' ',
  '\u0000',
  '\uD800',
  '🚲'.repeat(3000),
  'x'.repeat(30_000),
  '../../etc/passwd',
  "' OR 1=1 --",
  '${7*7}',
  '<script>',
  '%00',
  '__proto__',
  'NaN',
  'undefined',
  '9'.repeat(400),
  '2026-02-30',
  '24:61',
  '1e999',
  [],
  {},
  [[]],
  [null],
  { a: { b: {} } },
  Array.from({ length: 3000 }, () => 1),
  -0,
  'null',
  '\u202E',
  'é'.normalize('NFD'),
]
/** Bodies that are not JSON, or not an object. */
const BAD_BODIES: readonly string[] = [
  '',
  '{',
  '[',
  'null',
  '1',
  '"x"',
  '[]',
  '{"a":',
  '\u0000',
  '\uFEFF{}',
  '{"a":1,}',
  "{'a':1}",
  '<a/>',
  'a=b',
  '['.repeat(5000),
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  'NaN',
  '-',
  '{"a":1}{"a":2}',
]
const TYPES: readonly (string | undefined)[] = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  '',
  undefined,
  'application/json, text/html',
]
/** How many mutations are tried to get one request. */
const TRIES_PER_REQUEST = 6

/** Yields `count` invalid requests, or fewer when almost every mutation is valid. */
export async function* mutants(trial: Trial, good: Call, count: number): AsyncGenerator<Call> {
  const seen = new Set<string>()
  for (let tries = 0; seen.size < count && tries < count * TRIES_PER_REQUEST; tries += 1) {
    const call = mutant(trial.random, good)
    const text = JSON.stringify([call.path, call.query, call.body, call.raw])
    if (seen.has(text) || !(await isRefused(trial, call))) continue
    seen.add(text)
    yield call
  }
}

function mutant(random: Random, good: Call): Call {
  const { body } = good.operation
  if (body && random.int(5) === 0) {
    const type = random.pick(TYPES)
    return { ...good, raw: { text: random.pick(BAD_BODIES) ?? '', ...withoutUndefined({ type }) } }
  }
  return Array.from({ length: 1 + random.int(3) }).reduce<Call>((call) => withChange(random, call), good)
}

function withChange(random: Random, call: Call): Call {
  const { body, parameters } = call.operation
  if (isObject(call.body) && body?.type === 'application/json' && random.int(4) > 0)
    return { ...call, body: mutantBody(random, call.body) }
  const parameter = random.pick(parameters.filter(({ in: place }) => place !== 'header'))
  const value = random.pick(ODD_VALUES.filter(isForUrl))
  const name = parameter && random.int(4) > 0 ? parameter.name : `odd${random.int(9)}`
  if (parameter?.in !== 'path') return { ...call, query: { ...call.query, [name]: wellFormed(value) } }
  return name === parameter.name && isSegment(value)
    ? { ...call, path: { ...call.path, [name]: wellFormed(value) } }
    : call
}

const isForUrl = (value: unknown): boolean =>
  typeof value === 'string' ? value.length < 2000 : typeof value === 'number'

/** Whether the value remains one path segment. */
const isSegment = (value: unknown): boolean => !['', '.', '..'].includes(String(value))

function mutantBody(random: Random, body: unknown): unknown {
  const places = [...placesOf(body)]
  const path = random.pick(places) ?? []
  const kind = random.int(4)
  if (kind === 0 && path.length > 0) return without(body, path)
  if (kind === 1)
    return withValue(body, [...path.slice(0, -1), `odd${random.int(9)}`], random.pick(ODD_VALUES))
  return withValue(body, path, random.pick(ODD_VALUES))
}

function* placesOf(body: unknown): Generator<Path> {
  for (const { path } of leaves(body))
    for (let depth = 1; depth <= path.length; depth += 1) yield path.slice(0, depth)
}

/** Replaces lone surrogates, which URLs cannot contain. */
const wellFormed = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value

/** Whether the contract's own check refuses a call, independent of the target's data. */
async function isRefused({ suite: { api } }: Trial, call: Call): Promise<boolean> {
  const request = toRequest('http://check.test', call, {})
  const match = api.check.match(request.method, new URL(request.url).pathname)
  if (match.kind !== 'operation' || match.operation.operationId !== call.operation.id) return false
  return !(await api.check.checkRequest(match, request)).ok
}
