/**
 * Compares the target with a second server: the same requests must get the same statuses, and responses of the same
 * shape.
 */
import { type Actor, mayCall } from '../actors.ts'
import type { Operation } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { isObject } from '../json.ts'
import { goodExchange } from '../requests/recipes.ts'
import { rowsOf } from '../rows.ts'
import type { Suite } from '../suite.ts'
import { inTrial, type Trial } from '../trial.ts'
import { violationsOf } from '../violations.ts'
import type { Law } from './law.ts'
import { isRefresh, perOperation } from './per-operation.ts'

/** Responses by a label that identifies the same request on both servers. */
type Responses = ReadonlyMap<string, { exchange: Exchange; outcome: string }>

/** The minimum number of rows in a list. Only then does a field that no row has count as a difference. */
const MIN_ROWS = 3

/** The law for one reference server. The survey must have run on it before. */
export const reference = (other: Suite): Law => ({
  id: 'reference',
  title: `For equal requests, the target returns the same statuses and shapes as ${other.target.name}`,
  family: 'coverage',
  level: 'smoke',
  writes: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => !isRefresh(operation) && !other.missing.has(operation.id),
      async (trial, operation) => {
        const expected = await inTrial(other, trial.context, (there) => responsesOf(there, operation))
        const got = await responsesOf(trial, operation)
        for (const [request, { outcome }] of expected) {
          const response = got.get(request)
          if (!response || response.outcome === outcome) continue
          trial.report({
            operation: operation.id,
            place: request,
            expected: `${outcome}, as ${other.target.name}`,
            actual: response.outcome,
            steps: [response.exchange],
          })
        }
        compareShapes(trial, operation, expected.get(GOOD)?.exchange, got.get(GOOD)?.exchange)
        return undefined
      },
    ),
})

const GOOD = 'a good request'

/** One valid request, then the same request for every actor, then the request with each constraint broken. */
async function responsesOf(trial: Trial, operation: Operation): Promise<Responses> {
  const responses = new Map<string, { exchange: Exchange; outcome: string }>()
  const accepted = await goodExchange(trial, operation)
  const last = trial.exchanges.at(-1)
  if (last) responses.set(GOOD, { exchange: accepted ?? last, outcome: accepted ? 'accepted' : 'refused' })
  if (!accepted) return responses
  const note = (request: string, exchange: Exchange): void =>
    void responses.set(request, { exchange, outcome: String(exchange.status) })
  for await (const { call, constraint, field } of violationsOf(trial.suite.api, accepted.call))
    note(`${field === '' ? 'body' : field} ${constraint}`, await trial.send(call, accepted.actor))
  for (const [role, exchange] of await byRole(trial, accepted.call)) note(role, exchange)
  return responses
}

/** The statuses by role. The servers need not have the same users, so only roles are compared. */
async function byRole(trial: Trial, call: Call): Promise<[string, Exchange][]> {
  const refused = trial.suite.actors.filter((actor) => !mayCall(call.operation, actor))
  const byName = new Map<string, Actor>(refused.map((actor) => [actor.roles.join(' '), actor]))
  const responses: [string, Exchange][] = []
  for (const [roles, actor] of byName) responses.push([`as ${roles}`, await trial.send(call, actor)])
  return responses
}

function compareShapes(trial: Trial, operation: Operation, expected?: Exchange, got?: Exchange): void {
  if (!expected || !got || !isGood(expected) || !isGood(got)) return
  const [one, other] = [shapeOf(expected), shapeOf(got)]
  const isEnough = rowsOf(got).length >= MIN_ROWS
  const differences = [...one].flatMap(([path, type]) => {
    const actual = other.get(path)
    if (actual === undefined) return isEnough && !path.slice(2).includes('.') ? [`${path}: nothing`] : []
    return actual === type || [actual, type].includes('null') ? [] : [`${path}: ${actual}`]
  })
  if (differences.length > 0)
    trial.report({
      operation: operation.id,
      place: `shape ${differences[0] ?? ''}`,
      expected: 'the same fields and types',
      actual: differences.slice(0, 5).join(', '),
      steps: [got],
    })
}

/** The type of each field. Rows of a list have the path `[]`, with only the fields that every row has. */
function shapeOf({ json }: Exchange): Map<string, string> {
  const rows = rowsOf({ json })
  if (rows.length === 0) return isObject(json) ? fieldsOf(json, '') : new Map<string, string>()
  const [first = new Map<string, string>(), ...rest] = rows.map((row) => fieldsOf(row, '[].'))
  return new Map([...first].filter(([path]) => rest.every((row) => row.has(path))))
}

const fieldsOf = (value: object, above: string): Map<string, string> =>
  new Map(Object.entries(value).map(([name, part]) => [`${above}${name}`, typeOf(part)]))

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
