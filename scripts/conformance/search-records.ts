/**
 * Searches more records for documented values that no response has shown yet, because only few records have every
 * value.
 */
import type { Actor } from './actors.ts'
import type { JsonSchema } from '../../openapi/contract-types.ts'
import { type Api, type Operation, propertiesOf } from './api.ts'
import { hasUncovered } from './coverage.ts'
import type { Call } from './exchange.ts'
import { fillSlot, readSlot, slotsOf } from './requests/pool.ts'
import { examplesOf, goodExchange, acceptableCall } from './requests/recipes.ts'
import { isPaged, longestPage, pagingOf } from './rows.ts'
import { actorsFor, type Suite } from './suite.ts'
import { inTrial, type Trial } from './trial.ts'

/** How many records each read is called for, at most. */
const MAX_RECORDS = 150
/** How many records each read is called for in every sort order. */
const MAX_RECORDS_PER_SORT = 10
const PAGE = 200
const DEPTH = 12

/** Calls reads for further records, and lists with longer pages, until every value of their schemas has been seen. */
export async function searchRecords(suite: Suite, includes: (id: string) => boolean): Promise<void> {
  for (const operation of suite.api.operations) {
    if (!operation.reads || !includes(operation.id) || suite.missing.has(operation.id)) continue
    const schemas = schemasOf(suite.api, operation)
    const isOpen = () => hasUncovered(suite, (name) => schemas.has(name))
    const context = { law: 'coverage', family: 'coverage', name: operation.id } as const
    for (const actor of actorsToSearch(suite, operation))
      if (isOpen())
        await inTrial(suite, context, (trial) => readOtherRecords(trial, operation, actor, isOpen))
  }
}

/** The actor who sees most, then one actor of each company. This finds rare values soonest. */
function actorsToSearch(suite: Suite, operation: Operation): Actor[] {
  const actors = actorsFor(suite, operation).toReversed()
  const byTenant = new Map(actors.map((actor) => [actor.tenant, actor]))
  return [...new Set([...actors.slice(0, 1), ...byTenant.values()])]
}

async function readOtherRecords(
  trial: Trial,
  operation: Operation,
  actor: Actor,
  isOpen: () => boolean,
): Promise<void> {
  const { suite } = trial
  const [example] = examplesOf(trial, operation)
  const [slot] = example ? slotsOf(suite.api, suite.model, example) : []
  for (const list of suite.api.operations.filter((one) => slot && isListOf(suite, one, slot.kinds))) {
    const first = await acceptableCall(trial, list, actor)
    if (first) await trial.send(withPage(suite.api, first.call), actor)
  }
  const accepted = await goodExchange(trial, operation, actor)
  if (!accepted) return
  const call = withPage(suite.api, accepted.call)
  if (call !== accepted.call) await trial.send(call, actor)
  // Another example may request records that a list leaves out, such as self-billing invoices.
  for (const other of examplesOf(trial, operation).slice(1))
    if (isOpen()) await trial.send(withPage(suite.api, other), actor)
  if (!slot) return
  const ids = trial.ids(actor, slot.kinds).filter((id) => id !== readSlot(call, slot))
  for (const id of ids.slice(0, MAX_RECORDS)) if (isOpen()) await trial.send(fillSlot(call, slot, id), actor)
  // Another sort order may show other kinds of rows first.
  for (const id of ids.slice(0, MAX_RECORDS_PER_SORT))
    for (const sort of sortsOf(operation))
      if (isOpen()) await trial.send(fillSlot({ ...call, query: { ...call.query, sort } }, slot, id), actor)
}

const sortsOf = ({ parameters }: Operation): unknown[] =>
  parameters.flatMap(({ name, schema }) =>
    name === 'sort' && Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : [],
  )

function withPage(api: Api, call: Call): Call {
  const { size } = pagingOf(api, call.operation) ?? {}
  return size === undefined
    ? call
    : { ...call, query: { ...call.query, [size]: Math.min(PAGE, longestPage(api, call.operation)) } }
}

const isListOf = ({ api, model, missing }: Suite, one: Operation, kinds: readonly string[]): boolean =>
  one.reads && isPaged(api, one) && !missing.has(one.id) && kinds.includes(model.subject(one) ?? '')

/** The names of the schemas that a response can contain. */
function schemasOf(api: Api, operation: Operation): Set<string> {
  const names = new Set<string>([operation.id])
  const visit = (raw: JsonSchema | undefined, depth: number): void => {
    const name = raw?.$ref?.split('/').at(-1)
    if (!raw || depth > DEPTH || (name !== undefined && names.has(name))) return
    if (name !== undefined) names.add(name)
    const schema = api.schema(raw)
    visit(schema['items'] as JsonSchema | undefined, depth + 1)
    for (const part of Object.values(propertiesOf(schema))) visit(part, depth + 1)
  }
  visit(operation.responses.get(200)?.schema, 0)
  return names
}
