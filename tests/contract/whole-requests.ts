/** Sends requests to each operation with a JSON body, until each property of the body was in an accepted request. */
import type { Actor } from '../../scripts/conformance/actors.ts'
import { type Operation, propertiesOf, typesOf } from '../../scripts/conformance/api.ts'
import { type Call, isGood } from '../../scripts/conformance/exchange.ts'
import { at, isObject, type Path, withValue } from '../../scripts/conformance/json.ts'
import { fillSlot, slotsOf } from '../../scripts/conformance/requests/pool.ts'
import {
  goodExchange,
  schemaAt,
  withCredentials,
  withNewTexts,
} from '../../scripts/conformance/requests/recipes.ts'
import { valuesOf } from '../../scripts/conformance/requests/values.ts'
import { actorsFor, type Suite } from '../../scripts/conformance/suite.ts'
import { inTrial, type Trial } from '../../scripts/conformance/trial.ts'
import type { JsonSchema } from '../../openapi/contract-types.ts'

/**
 * A further request in addition to the accepted one: with other values at dotted paths, or with another path and body.
 */
export interface Further {
  readonly with?: Readonly<Record<string, unknown>>
  readonly path?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** The number of values tried for a property, and of records tried for an identifier. */
const VALUES = 12
const RECORDS = 20

/** `isSent` says whether a property, by its dotted path, was in an accepted request. */
export async function sendWholeRequests(
  suite: Suite,
  operation: Operation,
  further: readonly Further[],
  isSent: (path: string) => boolean,
): Promise<void> {
  for (const actor of outermost(actorsFor(suite, operation))) {
    await inTrialOf(suite, operation, (trial) => goodExchange(trial, operation, actor))
    await sendExamples(suite, operation, actor)
    for (const one of further) await send(suite, operation, actor, (_trial, call) => [changed(call, one)])
    for (const path of propertyPaths(suite, operation))
      if (!isSent(path))
        await send(suite, operation, actor, (trial, call) =>
          withProperty(trial, call, actor, path.split('.')),
        )
  }
}

const changed = (call: Call, { path, body = call.body, with: values = {} }: Further): Call => ({
  ...call,
  path: { ...call.path, ...path },
  body: Object.entries(values).reduce(
    (whole, [place, value]) => withValue(whole, place.split('.'), value),
    body,
  ),
})

/** The dotted paths of the properties of a request, without properties that have only one possible value. */
export function propertyPaths({ api }: Suite, { body }: Operation): string[] {
  const below = (raw: JsonSchema | undefined, path: readonly string[]): string[] => {
    const schema = api.schema(raw)
    if (schema['items'] !== undefined) return below(schema['items'] as JsonSchema, path)
    return Object.entries(propertiesOf(schema)).flatMap(([name, part]) =>
      isConstant(api.schema(part)) ? [] : [[...path, name].join('.'), ...below(part, [...path, name])],
    )
  }
  return below(body?.schema, [])
}

const isConstant = (schema: JsonSchema): boolean =>
  'const' in schema || typesOf(schema).every((type) => type === 'null')

/** The actors with the fewest and with the most permissions. */
const outermost = (actors: readonly Actor[]): Set<Actor> =>
  new Set([...actors.slice(0, 1), ...actors.slice(-1)])

async function sendExamples(suite: Suite, operation: Operation, actor: Actor): Promise<void> {
  for (const body of operation.body?.examples ?? [])
    await send(suite, operation, actor, (trial, call) => [
      { ...call, body },
      withNewTexts(trial, { ...call, body }),
    ])
}

/**
 * Sends the calls that are derived from an accepted one, until one of them is accepted. Each is sent in a new world.
 */
const send = (
  suite: Suite,
  operation: Operation,
  actor: Actor,
  callsFrom: (trial: Trial, call: Call) => readonly Call[],
): Promise<void> =>
  inTrialOf(suite, operation, async (trial) => {
    for (const id of suite.model.after(operation.id))
      await goodExchange(trial, suite.api.operation(id), actor)
    const accepted = suite.recipes.get(`${operation.id} ${actor.name}`)
    for (const call of accepted ? callsFrom(trial, accepted) : [])
      if (isGood(await trial.send(withCredentials(call, actor), actor))) return
  })

const inTrialOf = <Result>(
  suite: Suite,
  { id }: Operation,
  task: (trial: Trial) => Promise<Result>,
): Promise<Result> => inTrial(suite, { law: 'whole-request', family: 'coverage', name: id }, task)

/** The call with one more property, with values from the examples and from the schema. */
function withProperty(trial: Trial, call: Call, actor: Actor, names: readonly string[]): Call[] {
  const { api, model } = trial.suite
  const { body, path } = withParents(trial, call, names)
  const schema = schemaAt(trial, call.operation, path)
  if (!schema) return []
  const examples = (call.operation.body?.examples ?? []).map((example) => at(example, path))
  const values = [...examples, ...valuesOf(api, schema, trial.random)].filter((value) => value != null)
  const calls = values.slice(0, VALUES).map((value) => ({ ...call, body: withValue(body, path, value) }))
  const [first] = calls
  const slot = first && slotsOf(api, model, first).find((one) => isAt(one.path, path))
  return slot
    ? [
        ...calls,
        ...trial
          .ids(actor, slot.kinds)
          .slice(0, RECORDS)
          .map((id) => fillSlot(first, slot, id)),
      ]
    : calls
}

/** The body with the objects and lists around a property, and the path of the property in it. */
function withParents(trial: Trial, { operation, body: given }: Call, names: readonly string[]) {
  let body = given
  const path: (string | number)[] = []
  for (const [index, name] of names.entries()) {
    path.push(name)
    if (index === names.length - 1) break
    if (isMissing(at(body, path)))
      body = withValue(
        body,
        path,
        valuesOf(trial.suite.api, schemaAt(trial, operation, path) ?? {}, trial.random)[0],
      )
    if (Array.isArray(at(body, path))) path.push(0)
  }
  return { body, path }
}

const isMissing = (value: unknown): boolean => (Array.isArray(value) ? !isObject(value[0]) : !isObject(value))

/** Whether an identifier is at a place of the body, or is the first item of a list there. */
const isAt = (slot: Path, path: Path): boolean =>
  [path.join('.'), [...path, 0].join('.')].includes(slot.join('.'))
