/**
 * `refusedIn` of the resource model: calls that bring about a situation in which an operation is refused. They mostly
 * create the records that they need, so that the situation does not depend on the data of the target.
 */
import type { Situation, Step } from '../../../openapi/resources.ts'
import { type Actor, mayCall } from '../actors.ts'
import type { Operation } from '../api.ts'
import { type Call, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, isObject, type Json, withValues } from '../json.ts'
import { readerOf, withVersionOf } from '../records.ts'
import { fillSlot, idsOf, optionalSlots, readSlot, slotsOf } from '../requests/pool.ts'
import { acceptableCall, examplesOf, withNewTexts, withoutVersion } from '../requests/recipes.ts'
import { mayChange } from '../restraint.ts'
import { rowSchema, rowsOf } from '../rows.ts'
import { actorsFor } from '../suite.ts'
import { inTrial, type Trial } from '../trial.ts'
import { expectConflict } from './conflict.ts'
import { withActualDates } from './refuses.ts'

/** Refusals for other reasons: the request does not fit the records of the situation. Nothing was tried then. */
const OTHER_REFUSALS = [400, 401, 403, 404, 422]

/** Tries each situation, in its own copy of the data. Returns how many could be brought about. */
export async function trySituations({ suite, context }: Trial, operation: Operation): Promise<number> {
  let tried = 0
  for (const situation of suite.model.write(operation.id)?.refusedIn ?? [])
    if (await inTrial(suite, context, (own) => trySituation(own, operation, situation))) tried += 1
  return tried
}

/**
 * The records that the calls of a situation are about: identifiers by kind, the newest at the end. `made` are records
 * that the situation created. `named` are those of the request that would be accepted.
 */
interface SituationRecords {
  made: Map<string, string>
  named: ReadonlyMap<string, string>
  /** The last response: a record, or the rows of a list. */
  last: Json | readonly Json[] | undefined
}

/** Brings about a situation, and sends the request that it must refuse. Returns whether both could be tried. */
async function trySituation(
  trial: Trial,
  operation: Operation,
  { code, isOwn, first = [], send, copy = {} }: Situation<string>,
): Promise<boolean> {
  const { suite } = trial
  if (first.some(({ operation: id }) => suite.missing.has(id) || !suite.api.has(id))) return false
  const acceptable = await acceptableCall(trial, operation, actorsFor(suite, operation).at(-1))
  if (!acceptable) return false
  const { actor } = acceptable
  const records: SituationRecords = {
    made: new Map(),
    named: idsNamedBy(trial, acceptable.call, actor),
    last: undefined,
  }
  const { ownAccount } = suite.api
  if (
    isOwn &&
    !(ownAccount && (await sendAndRemember(trial, records, { operation: ownAccount, body: {} }, actor)))
  )
    return false
  for (const step of first) if (!(await tryStep(trial, records, step, actor))) return false
  const filled = withSituationRecords(trial, records, withUniqueTexts(trial, acceptable.call), actor)
  const copied = valuesToCopy(trial, records, filled, copy)
  const call = copied && withValuesSent(filled, { ...send, ...copied })
  if (!call || !mayChange(suite, call)) return false
  const before = await trial.state()
  const refused = await trial.send(call, actor)
  // A 409 that names a field is about a taken value, so it is another reason, unless the situation is about that.
  const namesField = at(refused.json, ['errors']) !== undefined
  if (OTHER_REFUSALS.includes(refused.status) || (namesField && code !== 'TAKEN')) return false
  await expectConflict(trial, before, refused, {
    place: code,
    code,
    steps: trial.exchanges,
    through: first.map(({ operation: id }) => id),
  })
  return true
}

/** Calls a step with a request that was accepted before, or with an example, whichever is accepted first. */
async function tryStep(
  trial: Trial,
  records: SituationRecords,
  { operation: id, send }: Step<string>,
  actor: Actor,
): Promise<boolean> {
  const { suite } = trial
  const operation = suite.api.operation(id)
  const caller = mayCall(operation, actor) ? actor : actorsFor(suite, operation).at(-1)
  if (!caller) return false
  const acceptable = operation.reads ? undefined : await acceptableCall(trial, operation, caller)
  for (const call of [...(acceptable ? [acceptable.call] : []), ...examplesOf(trial, operation)]) {
    const filled = withSituationRecords(trial, records, withUniqueTexts(trial, call), caller)
    if (namesOtherRecord(trial, records, filled)) return false
    if (await sendAndRemember(trial, records, withValuesSent(filled, send), caller)) return true
  }
  return false
}

/** Sends a call of the situation, and remembers the record in its response. Returns whether the call was accepted. */
async function sendAndRemember(
  trial: Trial,
  records: SituationRecords,
  call: Call,
  actor: Actor,
): Promise<boolean> {
  if (!mayChange(trial.suite, call)) return false
  const done = await trial.send(call, actor)
  if (!isGood(done)) return false
  const rows = rowSchema(trial.suite.api, call.operation) && rowsOf(done)
  const record = rows ? rows[0] : done.json
  records.last = rows ?? (isObject(done.json) ? done.json : undefined)
  const ids = isObject(record) ? idsOf(record, kindOfResponse(trial, call.operation)) : {}
  // The first record of a kind stays the one that the situation is about.
  for (const [kind, one] of Object.entries(ids)) if (!records.made.has(kind)) records.made.set(kind, one)
  return true
}

/**
 * Values to send, copied from the record in the last response. From a list, they are copied from the first row that has
 * all of them and is not the record that the call changes.
 */
function valuesToCopy(
  { suite: { api, model } }: Trial,
  { last }: SituationRecords,
  call: Call,
  copy: Readonly<Record<string, string>>,
): Json | undefined {
  const places = Object.entries(copy).map(([to, from]) => ({ to, from: from.split('.') }))
  if (places.length === 0) return {}
  const subject = model.subject(call.operation) ?? ''
  const subjectSlot = slotsOf(api, model, call).find(({ kinds }) => kinds.includes(subject))
  const isChanged = (row: Json): boolean => {
    const keys = Object.keys(call.path ?? {}).filter((name) => name in row)
    const isNamed = subjectSlot !== undefined && readSlot(call, subjectSlot) === idOf(row)
    return isNamed || (keys.length > 0 && keys.every((name) => row[name] === call.path?.[name]))
  }
  const hasAll = (record: unknown): boolean => places.every(({ from }) => at(record, from) !== undefined)
  const source = isObject(last) ? last : last?.find((row) => !isChanged(row) && hasAll(row))
  return hasAll(source) ? Object.fromEntries(places.map(({ to, from }) => [to, at(source, from)])) : undefined
}

/** The kind of record that an operation returns, found through the read that returns the same schema. */
function kindOfResponse({ suite }: Trial, operation: Operation): string | undefined {
  const reader = readerOf(suite, operation)?.operation
  const refOf = ({ responses }: Operation): string | undefined => responses.get(200)?.schema?.$ref
  return suite.model.subject(reader && refOf(reader) === refOf(operation) ? reader : operation)
}

/** The call with new texts if some of them must be unique. */
const withUniqueTexts = (trial: Trial, call: Call): Call =>
  call.operation.found.operation['x-unique'] ? withNewTexts(trial, call) : call

/** The call about the records of the situation. A read is also limited to them by its filters. */
function withSituationRecords(
  trial: Trial,
  { made, named }: SituationRecords,
  call: Call,
  actor: Actor,
): Call {
  const { api, model } = trial.suite
  const kindsMade = [...made.keys()].toReversed()
  const slots = slotsOf(api, model, call)
  const filters = call.operation.reads ? optionalSlots(api, model, call) : []
  const filled = [...slots, ...filters].reduce(
    (next, slot) => {
      const newest = kindsMade.find((kind) => slot.kinds.includes(kind))
      const other = slot.kinds.find((kind) => named.has(kind))
      const id = newest === undefined ? named.get(other ?? '') : made.get(newest)
      return id === undefined ? next : fillSlot(next, slot, id)
    },
    withoutVersion(trial, call),
  )
  return withVersionOf(trial, actor, filled, made.get(model.subject(call.operation) ?? '') ?? '')
}

/** Whether a write would be about a record that is not part of the situation. */
function namesOtherRecord(trial: Trial, { made, named }: SituationRecords, call: Call): boolean {
  const { api, model } = trial.suite
  const subject = model.subject(call.operation) ?? ''
  const isNamed = slotsOf(api, model, call).some(({ kinds }) => kinds.includes(subject))
  return !call.operation.reads && isNamed && !made.has(subject) && !named.has(subject)
}

/** The call with these values: for names of parameters in the path or the query, for other names in the body. */
function withValuesSent(call: Call, values: Readonly<Record<string, unknown>> = {}): Call {
  const places = new Map(call.operation.parameters.map(({ name, in: place }) => [name, place]))
  const of = (place: string | undefined): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => places.get(name) === place)
        .map(([name, value]) => [name, withActualDates(value)]),
    )
  return {
    ...call,
    path: { ...call.path, ...of('path') },
    query: { ...call.query, ...of('query') },
    ...(call.body !== undefined && { body: withValues(call.body, of(undefined)) }),
  }
}

/** The identifiers that a request names, and those of the record that it is about. */
function idsNamedBy(trial: Trial, call: Call, actor: Actor): ReadonlyMap<string, string> {
  const { api, model } = trial.suite
  const slots = slotsOf(api, model, call)
  const subject = model.subject(call.operation) ?? ''
  const subjectSlot = slots.find(({ kinds }) => kinds.includes(subject))
  // An identifier that may belong to records of several kinds is left out, because its kind is not known.
  const named = slots.map((slot) => [
    slot.kinds.length === 1 ? slot.kinds[0] : undefined,
    readSlot(call, slot),
  ])
  const related = subjectSlot ? trial.relatedIds(actor, subject, String(readSlot(call, subjectSlot))) : {}
  return new Map([
    ...Object.entries(related),
    ...named.flatMap(([kind, id]) =>
      typeof kind === 'string' && typeof id === 'string' ? [[kind, id] as const] : [],
    ),
  ])
}
