/**
 * Finds the operations that the target does not have yet, with requests that change nothing even if they are executed.
 */
import type { Actor } from './actors.ts'
import type { Operation } from './api.ts'
import type { Call, Exchange } from './exchange.ts'
import { isObject } from './json.ts'
import { examplesOf } from './requests/recipes.ts'
import { actorsFor, type Suite } from './suite.ts'
import type { Trial } from './trial.ts'

/**
 * Marks operations that respond with 405 or 501, and operations that respond to every probe like an unknown path. There
 * are several probes, because servers check a request in different orders: one requires a token before it looks up the
 * path, another reads the body first. An operation may also respond with 404 because nobody has the record of its
 * example: such a 404 proves nothing, unless the target also uses it for missing operations elsewhere.
 */
export async function markMissing(trial: Trial, operations: readonly Operation[]): Promise<void> {
  const { surveyed, missing } = trial.suite
  const survey = { unknown: new Map<string, string>(), absent: new Set<string>() }
  const doubtful: { id: string; print: string }[] = []
  for (const operation of operations) {
    const conclusion = await conclusionFor(trial, survey, operation)
    surveyed.add(operation.id)
    if (conclusion === 'missing') missing.add(operation.id)
    else if (typeof conclusion === 'object') doubtful.push({ id: operation.id, print: conclusion.print })
  }
  for (const { id, print } of doubtful) if (survey.absent.has(print)) missing.add(id)
}

/** The responses of unknown paths so far, by probe, and the responses of operations that turned out to be missing. */
interface Survey {
  unknown: Map<string, string>
  absent: Set<string>
}
interface Probe {
  /** Equal for probes that differ only in the path. */
  kind: string
  call: Call
  /** Whether it is sent without a token only, because a server would otherwise execute it. */
  isBare?: boolean
}
/**
 * `alike`: like the response of an unknown path. `print`: the fingerprint of a 404 that may mean that the record does
 * not exist.
 */
type Conclusion = 'there' | 'missing' | 'alike' | { print: string }

async function conclusionFor(trial: Trial, survey: Survey, operation: Operation): Promise<Conclusion> {
  const { actors } = trial.suite
  const actor = actorsFor(trial.suite, operation)[0] ?? actors[0]
  let last: Conclusion = 'missing'
  for (const probe of probesOf(trial, operation)) {
    last = await conclusionFrom(trial, survey, probe)
    // Without a token, the response may be the same for every path.
    if (last !== 'there' && last !== 'missing' && probe.isBare !== true)
      last = await conclusionFrom(trial, survey, probe, actor)
    if (last === 'missing' || last === 'there') return last
  }
  return last === 'alike' || !operation.path.includes('{') ? 'missing' : last
}

/** Draws the conclusion from one response. */
async function conclusionFrom(
  trial: Trial,
  { unknown, absent }: Survey,
  { call, kind }: Probe,
  actor?: Actor,
): Promise<Conclusion> {
  const send = (one: Call): Promise<Exchange> =>
    actor ? trial.sendUnrecorded(one, actor) : trial.sendUnrecorded({ ...one, authorization: '' })
  const { operation, method = operation.method } = call
  const exchange = await send(call)
  const { status, headers } = exchange
  const isOther = call.method !== undefined
  if (status === 501 || (status === 405 && !isOther)) return 'missing'
  const allow = headers.get('allow')
  if (status === 405 && allow !== null) return allow.includes(operation.method) ? 'there' : 'missing'
  const print = printOf(exchange)
  const path = unknownPathBeside(trial.suite, operation)
  const key = [path, method, kind, actor?.name].join(' ')
  const known = unknown.get(key) ?? printOf(await send({ ...call, operation: { ...operation, path } }))
  unknown.set(key, known)
  if (print === known && status === 404 && !isOther) {
    absent.add(print)
    return 'missing'
  }
  if (print === known || absent.has(print)) return 'alike'
  if (status !== 404) return 'there'
  // If no record is named, or the contract has no 404, the cause cannot be a missing record.
  const namesNone = operation.body !== undefined && !operation.path.includes('{')
  return actor && (namesNone || !operation.responses.has(404)) ? 'missing' : { print }
}

/** A text that no parser accepts, and a value that no operation accepts. */
const BROKEN = { text: '{"a":', type: 'application/json' }
const NO_OBJECT = { text: '[1]', type: 'application/json' }

/** Requests that change nothing. A write without a body is probed with a method that its path does not have. */
function probesOf(trial: Trial, operation: Operation): Probe[] {
  const { api, readOnly } = trial.suite
  const example = { operation, ...examplesOf(trial, operation)[0] }
  const whole = { kind: 'whole', call: example }
  if (operation.body) {
    const broken = { kind: 'broken', call: { ...example, raw: BROKEN } }
    const noObject = { kind: 'no object', call: { ...example, raw: NO_OBJECT } }
    return [broken, noObject, ...(operation.reads ? [whole] : [])]
  }
  if (operation.reads) return [whole]
  const other = ['PATCH', 'PUT', 'DELETE', 'GET'].find(
    (method) => !api.operations.some((one) => one.path === operation.path && one.method === method),
  )
  const unlike = { kind: 'other method', call: { ...example, method: other ?? 'PATCH' } }
  return readOnly ? [unlike] : [unlike, { ...whole, isBare: true }]
}

/**
 * An unknown path next to the path of an operation, because a gateway may send each part of an address to another
 * server. It must not match a path of the contract that ends in an identifier.
 */
function unknownPathBeside({ api }: Suite, { path, method }: Operation): string {
  const folder = path.split('{')[0]?.replace(/\/[^/]*$/, '') ?? ''
  const isUnknown = (one: string): boolean => api.check.match(method, one).kind === 'unknown-path'
  const nearby = `${folder}/conformance/no-such-path`
  return isUnknown(nearby) ? nearby : `${folder}/conformance/for/want/of/no-such-path`
}

/**
 * The fingerprint of a response, equal for responses of the same origin: the status, the format of the body, and its
 * text without variable parts.
 */
function printOf({ status, json, bytes, request }: Exchange): string {
  if (isObject(json))
    return JSON.stringify([
      status,
      Object.keys(json).sort(),
      json['code'],
      words(json['message'], request.url),
    ])
  return `${status} ${words(new TextDecoder().decode(bytes), request.url)}`
}

const words = (text: unknown, url: string): string =>
  typeof text === 'string' ? text.replaceAll(new URL(url).pathname, '').replaceAll(/[\d:/.-]+/g, '') : ''
