/**
 * Operations that a record's state forbids. The resource model says which states an operation refuses, and after
 * which other operation it refuses.
 */
import { type Actor, mayCall } from '../actors.ts'
import { type Operation, propertiesOf } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import type { RefusedState, Write } from '../../../openapi/resources.ts'
import { withoutUndefined } from '../../../openapi/without-undefined.ts'
import { at, isObject, isSame, withValues } from '../json.ts'
import { toKind } from '../model.ts'
import { fillSlot, idsOf, readSlot, type Slot, slotsOf } from '../requests/pool.ts'
import { examplesOf, goodExchange, acceptableCall } from '../requests/recipes.ts'
import { callForSameRecord, readBack, readerOf, withVersionOf } from '../records.ts'
import { longestPage, pagingOf, rowsOf } from '../rows.ts'
import { actorsFor } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { expectConflict, reportChange } from './conflict.ts'
import { stateLaw } from './per-operation.ts'
import { trySituations } from './situations.ts'
import { hasStates, tryTransitions } from './transitions.ts'

/** How many records in a forbidden state are tried. */
const MAX_RECORDS = 3
/** How many records are tried when the model does not say which one is refused. */
const MAX_TRIES = 60

export const states = stateLaw(
  'states',
  'What the state of a record forbids is refused with 409 and changes nothing; what it allows leads to the next state',
  ({ model }, operation) => {
    const { refusedWhen, refusedAfter, refusedForRow, refusedForSome, refusedIn } =
      model.write(operation.id) ?? {}
    const stated = refusedWhen ?? refusedAfter ?? refusedForRow ?? refusedForSome ?? refusedIn
    return stated !== undefined || hasStates(operation) || model.after(operation.id).length > 1
  },
  async (trial, operation) => {
    const { refusedWhen, refusedAfter, refusedForRow, refusedForSome } =
      trial.suite.model.write(operation.id) ?? {}
    let tried = await refusedBeforeLastStep(trial, operation)
    for (const state of [refusedWhen ?? []].flat()) tried += await refusedForState(trial, operation.id, state)
    if (refusedAfter) tried += await refusedAfterOthers(trial, operation, refusedAfter)
    if (refusedForRow) tried += await refusedForRowOf(trial, operation, refusedForRow)
    if (refusedForSome) tried += await refusedForOneOf(trial, operation, refusedForSome)
    if (hasStates(operation)) tried += await tryTransitions(trial, operation)
    // At the end, because each situation has its own copy of the data.
    tried += await trySituations(trial, operation)
    return tried === 0 ? { skipped: 'no record is in such a state' } : undefined
  },
)

async function refusedForState(
  trial: Trial,
  id: string,
  { kind: name, code, send = {}, ...values }: RefusedState,
): Promise<number> {
  const kind = toKind(name)
  const { suite } = trial
  const operation = suite.api.operation(id)
  const acceptable = await acceptableCall(trial, operation)
  if (!acceptable) return 0
  const { call } = acceptable
  const slot = slotsOf(suite.api, suite.model, call).find(({ kinds }) => kinds.includes(kind))
  if (!slot) return 0
  for (const actor of new Set([acceptable.actor, ...actorsFor(suite, operation)])) {
    const forbidden = await idsInState(trial, actor, kind, values)
    let tried = 0
    for (const one of forbidden.slice(0, MAX_RECORDS)) {
      const before = await trial.state()
      const filled = withVersionOf(trial, actor, withRecord(trial, call, actor, slot, one), one)
      const refused = await trial.send({ ...filled, body: withValues(filled.body, send) }, actor)
      // Another actor may have the permission that the request needs.
      if (refused.status === 403) continue
      tried += 1
      await expectConflict(trial, before, refused, {
        place: JSON.stringify(values),
        ...withoutUndefined({ code }),
      })
    }
    if (tried > 0) return tried
  }
  return 0
}

/** The records in a state that an actor has seen, or else finds in the list of their kind. */
async function idsInState(
  trial: Trial,
  actor: Actor,
  kind: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const { api, model, missing } = trial.suite
  const knownIds = (): string[] =>
    trial.ids(actor, [kind]).filter((record) => hasAll(trial.record(actor, record), values))
  const list = model.resources.find((record) => record.kind === kind)?.list
  const operation = list === undefined || missing.has(list) ? undefined : api.operation(list)
  if (knownIds().length > 0 || !operation || !mayCall(operation, actor)) return knownIds()
  const [example] = examplesOf(trial, operation)
  const { required = [] } = operation.body?.schema ?? {}
  const filters = Object.keys(propertiesOf(api.schema(operation.body?.schema)))
  const body = Object.fromEntries([
    ...Object.entries(isObject(example?.body) ? example.body : {}).filter(([name]) =>
      required.includes(name),
    ),
    ...Object.entries(values).filter(([name]) => filters.includes(name)),
  ])
  const query = { ...example?.query, ...pagingOf(api, operation)?.query(0, longestPage(api, operation)) }
  await trial.send({ operation, ...example, query, ...(operation.body && { body }) }, actor)
  return knownIds()
}

/** Leaves out the last of the operations that must be called before, such as the validation of an upload. */
async function refusedBeforeLastStep(trial: Trial, operation: Operation): Promise<number> {
  const { api, model } = trial.suite
  const steps = model.after(operation.id).slice(0, -1)
  if (steps.length === 0) return 0
  let last: Exchange | undefined
  for (const id of steps) last = await goodExchange(trial, api.operation(id), last?.actor)
  const actor = last?.actor
  const [example] = examplesOf(trial, operation)
  if (!actor || !example) return 0
  const call = slotsOf(api, model, example).reduce((next, slot) => {
    const [made] = trial.ids(actor, slot.kinds)
    return made === undefined ? next : fillSlot(next, slot, made)
  }, example)
  const before = await trial.state()
  await expectConflict(trial, before, await trial.send(call, actor), {
    place: `before ${model.after(operation.id).at(-1)}`,
  })
  return 1
}

/** The call about another record, and about the records that belong to it, such as the user of a budget. */
function withRecord(trial: Trial, call: Call, actor: Actor, own: Slot, id: string): Call {
  const { api, model } = trial.suite
  const related = trial.relatedIds(actor, own.kinds[0] ?? '', id)
  return slotsOf(api, model, call).reduce((next, slot) => {
    const other = slot.kinds.map((kind) => related[kind]).find((one) => one !== undefined)
    const filled = readSlot(call, slot) === readSlot(call, own) ? id : other
    return filled === undefined ? next : fillSlot(next, slot, filled)
  }, call)
}

async function refusedAfterOthers(
  trial: Trial,
  operation: Operation,
  others: readonly string[],
): Promise<number> {
  const { api, model } = trial.suite
  const first = await goodExchange(trial, operation)
  if (!first?.actor) return 0
  const done: Exchange[] = []
  for (const other of others.map((id) => api.operation(id))) {
    const [example] = examplesOf(trial, other)
    const call = example && callForSameRecord(trial, example, first.call, first.json)
    const actor = actorsFor(trial.suite, other).find((one) => one === first.actor || one.tenant === undefined)
    const exchange = call && (await trial.send(call, actor))
    if (exchange && isGood(exchange)) done.push(exchange)
  }
  if (done.length === others.length)
    await expectConflict(trial, await trial.state(), await trial.send(first.call, first.actor), {
      place: `after ${others.join(', ')}`,
    })
  // Without worlds, other callers use the same data.
  if (trial.world === undefined)
    for (const { call, actor } of done.toReversed()) {
      const undo = model.write(call.operation.id)?.undoneBy
      if (undo !== undefined) await trial.send({ ...call, operation: api.operation(undo) }, actor)
    }
  return done.length === others.length ? 1 : 0
}

/** Takes a row in a forbidden state, and names in the request the records that the row belongs to. */
async function refusedForRowOf(
  trial: Trial,
  operation: Operation,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { api, model } = trial.suite
  const acceptable = await acceptableCall(trial, operation)
  const reader = readerOf(trial.suite, operation)
  if (!acceptable || !reader) return 0
  const { call, actor } = acceptable
  const read = await readBack(trial, { call, json: undefined }, actor, reader)
  if (!read) return 0
  const readIds = new Set(slotsOf(api, model, read.call).map((slot) => readSlot(read.call, slot)))
  const rows = rowsOf(read).filter((row) => hasAll(row, values))
  for (const row of rows.slice(0, MAX_RECORDS)) {
    const ids = idsOf(row, undefined)
    const filled = slotsOf(api, model, call)
      .filter((slot) => !readIds.has(readSlot(call, slot)))
      .reduce((next, slot) => fillSlot(next, slot, ids[slot.kinds[0] ?? ''] ?? ''), call)
    const before = await trial.state()
    await expectConflict(trial, before, await trial.send(filled, actor), { place: JSON.stringify(values) })
  }
  return rows.length
}

/**
 * Tries one record after another until one is refused. The trial has its own world, so writes that succeed do no harm.
 */
async function refusedForOneOf(
  trial: Trial,
  operation: Operation,
  { kind, ...values }: NonNullable<Write['refusedForSome']>,
): Promise<number> {
  const { api, model } = trial.suite
  const mostPrivileged = actorsFor(trial.suite, operation).at(-1)
  const acceptable =
    trial.world === undefined ? undefined : await acceptableCall(trial, operation, mostPrivileged)
  const slot =
    acceptable && slotsOf(api, model, acceptable.call).find(({ kinds }) => kinds.includes(toKind(kind)))
  if (!acceptable || !slot) return 0
  const body = withValues(acceptable.call.body, values)
  for (const id of trial.ids(acceptable.actor, slot.kinds).slice(0, MAX_TRIES)) {
    const before = await trial.state()
    const refused = await trial.send(fillSlot({ ...acceptable.call, body }, slot, id), acceptable.actor)
    if (refused.status !== 409) continue
    if ((await trial.state()) !== before) reportChange(trial, refused, `409 for a ${kind}`)
    return 1
  }
  return 0
}

const hasAll = (record: unknown, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).every(([path, value]) => isSame(at(record, path.split('.')), value))
