/** Finds the operations that the target does not have yet. */
import type { Operation } from './api.ts'
import type { Exchange } from './exchange.ts'
import { isObject } from './json.ts'
import { slotsOf } from './requests/pool.ts'
import { examplesOf } from './requests/recipes.ts'
import { actorsFor } from './suite.ts'
import type { Trial } from './trial.ts'

/**
 * Marks what answers 405 or 501, and what answers 404 as a path does that no server has. An operation may also answer 404
 * because nobody has the record of its example, even before it asks for a token: such a 404 proves nothing.
 */
export async function markMissing(trial: Trial, includes: (id: string) => boolean): Promise<void> {
  const { api, model, readOnly, missing } = trial.suite
  const doubtful: { operation: Operation; print: string }[] = []
  const prints = new Set<string>()
  for (const operation of api.operations) {
    if (!includes(operation.id) || (readOnly && !operation.reads)) continue
    const isPublic = operation.roles.includes('public')
    const call = { operation, ...examplesOf(trial, operation)[0], ...(isPublic && operation.body && BROKEN) }
    const exchange = await trial.ask({ ...call, authorization: '' })
    if ([405, 501].includes(exchange.status)) missing.add(operation.id)
    if (exchange.status !== 404) continue
    const print = printOf(exchange)
    if (prints.size === 0) prints.add(printOf(await unknownPath(trial, operation)))
    if (isPublic) missing.add(operation.id)
    else if (slotsOf(api, model, call).length > 0 && !operation.body) doubtful.push({ operation, print })
    else if (prints.has(print) || (await isAbsent(trial, operation))) {
      missing.add(operation.id)
      prints.add(print)
    }
  }
  for (const { operation, print } of doubtful) if (prints.has(print)) missing.add(operation.id)
}

/** A body that nobody can read. What is open to all is asked with it, so that nothing is done. */
const BROKEN = { raw: { text: '{"a":', type: 'application/json' } }

/** Whether an operation answers 404 to a body that it would have to read, or to a request that names no record. */
async function isAbsent(trial: Trial, operation: Operation): Promise<boolean> {
  const [actor] = actorsFor(trial.suite, operation)
  if (!actor) return true
  const call = { operation, ...examplesOf(trial, operation)[0] }
  const { status } = await trial.ask(operation.body ? { ...call, ...BROKEN } : call, actor)
  return status === 404
}

const unknownPath = (trial: Trial, operation: Operation): Promise<Exchange> =>
  trial.ask({ operation: { ...operation, path: '/conformance/no-such-path' }, authorization: '' })

/** What two answers of the same origin have in common: the form of the body, and its text without what varies. */
function printOf({ json, bytes, request }: Exchange): string {
  if (isObject(json))
    return JSON.stringify([Object.keys(json).sort(), json['code'], words(json['message'], request.url)])
  return words(new TextDecoder().decode(bytes), request.url)
}

const words = (text: unknown, url: string): string =>
  typeof text === 'string' ? text.replaceAll(new URL(url).pathname, '').replaceAll(/[\d:/.-]+/g, '') : ''
